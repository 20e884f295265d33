/** `pnpm release`. */
require('./node-version.cjs');
void import('../tools/release.ts');
