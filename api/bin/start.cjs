/** `npm start`, `npm run demo`, `npm run dev`. */
require('./node-version.cjs');
void import('../tools/start.ts');
