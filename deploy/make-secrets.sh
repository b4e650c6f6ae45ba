#!/bin/sh
# Makes the secrets that docker-compose.yml hands to its services, in secrets/ or the given folder. Existing ones are kept.
#   deploy/make-secrets.sh [FOLDER]
set -eu
folder=${1:-$(dirname "$0")/../secrets}
# Nobody else can enter the folder. The files have to be readable in the containers, which run as other users.
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"

random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
make() { [ -e "$1" ] || { printf '%s\n' "$2" > "$1.new" && chmod 444 "$1.new" && mv "$1.new" "$1"; }; }

make mysql_password "$(random 24)"
make redis_password "$(random 24)"
make jwt_secret "$(random 32)"
make admin_password "$(random 12)"
make database_url "mysql://wod:$(cat mysql_password)@mysql:3306/wod"
make redis_url "redis://:$(cat redis_password)@redis:6379"
echo "The secrets are in $(pwd). The first admin's password is in admin_password."
