#!/bin/sh
# Finds PostgreSQL's programs, or installs Debian's. The tests start servers of their own: no cluster is made.
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
  # Only the programs are wanted: nothing is started.
  policy=/usr/sbin/policy-rc.d
  [ -e "$policy" ] || { printf '#!/bin/sh\nexit 101\n' >"$policy"; chmod +x "$policy"; trap 'rm -f "$policy"' EXIT; }
  apt-get update -qq
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  apt-get install -y -qq --no-install-recommends postgresql >/dev/null && exit 0
fi
echo "The tests of many processes need PostgreSQL's server programs: install them." >&2
exit 1
