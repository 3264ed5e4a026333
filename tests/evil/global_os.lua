-- expect: 'os' is not available
os.exit(1)
