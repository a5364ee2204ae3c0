#!/bin/sh
# Finds what the hosting examples are tried with, or installs Debian's: nginx, systemd-analyze, openssl.
have() { PATH="$PATH:/usr/sbin" command -v "$1" >/dev/null 2>&1; }
missing=""
have nginx || missing="$missing nginx-light"
have systemd-analyze || missing="$missing systemd"
have openssl || missing="$missing openssl"
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
  # Only the programs are wanted: nothing is started.
  policy=/usr/sbin/policy-rc.d
  [ -e "$policy" ] || { printf '#!/bin/sh\nexit 101\n' >"$policy"; chmod +x "$policy"; trap 'rm -f "$policy"' EXIT; }
  apt-get update -qq
  # shellcheck disable=SC2086 - several names
  apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
echo "The tests of examples/hosting need$missing: install them." >&2
exit 1
