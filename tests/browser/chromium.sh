#!/bin/sh
# Finds a Chromium for the browser tests, or installs Debian's.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
[ -n "$VIERLING_CHROMIUM" ] && [ -x "$VIERLING_CHROMIUM" ] && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "The browser tests need Chromium: install it, or set VIERLING_CHROMIUM to its path." >&2
exit 1
