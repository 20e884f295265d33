/** `parade <command>`, also `node api/bin/parade.ts <command>`: `--help` lists them. */
require('./node-version.cjs');
void import('../src/app/bundle.ts').then(({ loadBuilt }) =>
  loadBuilt('parade', () => import('../src/app/commands/run.ts')),
);
