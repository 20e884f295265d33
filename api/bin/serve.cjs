/** The server of a release, as the service starts it. */
require('./node-version.cjs');
void import('../src/app/bundle.ts')
  .then(({ loadServer }) => loadServer())
  .then(({ serve }) => serve());
