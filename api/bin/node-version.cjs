// Loaded with `node -r` before any other file: a Node that is too old cannot read those, and would
// print nothing but that it does not know `.ts`. Written for the oldest Node that may come along.
'use strict';

var wanted = require('../../package.json').engines.node.replace('>=', '');
var least = wanted.split('.').map(Number);
var here = process.versions.node.split('.').map(Number);
if (here[0] < least[0] || (here[0] === least[0] && here[1] < least[1])) {
  console.error(
    'Parade a besoin de Node ' +
      wanted +
      ' ou plus récent\u00a0: ici, c’est Node ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
