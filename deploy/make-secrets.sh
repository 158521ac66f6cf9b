#!/bin/sh
# Makes the secrets of deploy/compose.yaml in deploy/secrets, or in the folder that is given. Existing ones are kept.
#
# A container sees each file with the mode that it has here. Tessera runs as user 1000, so the files can be read by
# everyone; only their owner can enter the folder.
set -eu
folder=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$folder"
chmod 0700 "$folder"
# Writes standard input to the file with this name, unless it exists.
keep() {
  if [ -e "$folder/$1" ]; then
    cat > /dev/null
  else
    cat > "$folder/$1"
  fi
  chmod 0444 "$folder/$1"
}
openssl rand -base64 33 | tr -d '\n' | keep identity
openssl rand -hex 24 | tr -d '\n' | keep database
printf 'postgresql://tessera:%s@database:5432/tessera' "$(cat "$folder/database")" | keep database-url
