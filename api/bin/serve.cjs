/** The server of a release, as the service starts it. */
require('./node-version.cjs');
void import('../src/app/server.ts').then(({ serve }) => serve());
