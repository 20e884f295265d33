#!/bin/sh
# /usr/local/bin/parade: a command of the release, as the service runs it: the same Node.js, user and
# environment (docs/operation.md)
set -e
# What is set here comes before the file.
given_url=$DATABASE_URL
set -a
. /etc/parade/environment
set +a
if [ -n "$given_url" ]; then DATABASE_URL=$given_url; export DATABASE_URL; fi
umask 077
release=${PARADE:-/opt/parade/current}
set -- "$release/api/bin/parade.ts" "$@"
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid parade --regid parade --init-groups /usr/bin/node "$@"
fi
exec /usr/bin/node "$@"
