/** `pnpm build`: builds the front ends whose sources changed. */
require('./node-version.cjs');
void import('../tools/build.ts');
