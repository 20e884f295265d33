# `sh api/bin/with-node.sh <line>`: runs a line of the shell with the Node and pnpm that the project is
# built with. npx brings them, and takes a third of a second to find them again: where is kept.
node=24.21.0
pnpm=10.34.9
kept=node_modules/.tools-$node-$pnpm
folder=$(cat "$kept" 2>/dev/null)
if [ -n "$folder" ] && [ -x "$folder/node" ] && [ -x "$folder/pnpm" ]; then
  export PATH="$folder:$PATH"
  exec sh -c "$1"
fi
# An install makes the folder: the first start keeps nothing yet.
keep="if [ -d node_modules ] && [ \"\$(node --version)\" = v$node ]; then dirname \"\$(command -v node)\" > $kept; fi"
exec npx --yes -p "node@$node" -p "pnpm@$pnpm" -c "$keep; $1"
