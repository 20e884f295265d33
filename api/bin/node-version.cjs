// Ends with one sentence where Node is too old to read the rest. What is typed lies in this folder
// and calls it first: the folder is CommonJS, where the oldest Node that may come along runs a `.ts`
// as plain JavaScript (elsewhere it would print nothing but that it does not know `.ts`). So these
// few lines, and the files beside them, are written for it.
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
