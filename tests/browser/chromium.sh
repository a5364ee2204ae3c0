#!/bin/sh
# Finds a Chromium for the browser tests, or installs Debian's; the one without windows needs a third less time.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
[ -n "$VIERLING_CHROMIUM" ] && [ -x "$VIERLING_CHROMIUM" ] && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  for name in chromium-headless-shell chromium; do
    apt-get install -y -qq --no-install-recommends "$name" fonts-liberation >/dev/null && exit 0
  done
fi
echo "The browser tests need Chromium: install it, or set VIERLING_CHROMIUM to its path." >&2
exit 1
