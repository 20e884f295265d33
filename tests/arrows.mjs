/**
 * Which room may import which (dependency-cruiser). The rooms meet in one
 * table; whatever arrow is not in it fails the check.
 */

/** What each room may take from the others. */
const ARROWS = {
  db: [],
  api: ['db/(index|testing)\\.ts$', 'db/seeds/'],
  site: ['api/contract/'],
  client: ['api/contract/', 'site/brand/'],
  admin: ['api/contract/', 'site/brand/'],
  tests: [
    'api/contract/',
    // Rows that are written beside the product hold what it would have encrypted.
    'api/src/platform/sealing\\.ts$',
    // What is measured below the API: an index that is built, a look-up that has no route yet.
    'db/index\\.ts$',
    // What stands around the servers: the proxy of docs/, and a way to the database that goes silent.
    'api/tests/(nginx|several-processes/swallowing-proxy)\\.ts$',
  ],
};

/** The districts of `api/src`, from the top: an import runs only downwards. */
const DISTRICTS = ['app', 'privacy', 'cases', 'money', 'public', 'people', 'platform'];

const rooms = Object.keys(ARROWS);
// A room by its folder, or by its package name where that does not even resolve.
const roomsBut = (room) => `^(@parade/)?(${rooms.filter((r) => r !== room).join('|')})(/|$)`;
const packageNamed = (name) => `node_modules/${name}/`;
const TESTS = '\\.test\\.tsx?$';
/** What tests share: of the API in a folder of its own. */
const HELPERS = '^(api/tests/|db/.*testing\\.ts$)';

const arrows = rooms.map((room) => ({
  name: `${room}-imports-only-its-rooms`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: roomsBut(room), pathNot: ARROWS[room].map((target) => `^${target}`) },
}));

const districts = DISTRICTS.slice(1).map((district, at) => ({
  name: `${district}-knows-no-district-above-it`,
  comment: 'What it needs of one is a port that `app/ports.ts` plugs in.',
  severity: 'error',
  from: { path: `^api/src/${district}/`, pathNot: TESTS },
  to: { path: `^api/src/(${DISTRICTS.slice(0, at + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...arrows,
    ...districts,
    {
      name: 'contract-imports-only-zod-and-siblings',
      comment: 'It goes into every browser bundle.',
      severity: 'error',
      from: { path: '^api/contract/', pathNot: [TESTS, '^api/contract/analysis/'] },
      to: { pathNot: ['^api/contract/', packageNamed('zod')] },
    },
    {
      name: 'analysis-imports-few-packages',
      comment:
        'It is loaded where a text is checked, in the browser: without zod, and e-mails apart.',
      severity: 'error',
      from: { path: '^api/contract/analysis/', pathNot: TESTS },
      to: { pathNot: ['^api/contract/', ...['postal-mime', 'punycode.js'].map(packageNamed)] },
    },
    {
      name: 'analysis-knows-no-zod',
      comment: 'Its bytes are counted: a sibling that brings all of zod would outweigh it.',
      severity: 'error',
      from: { path: '^api/contract/(analysis|reading)/', pathNot: TESTS },
      to: { path: packageNamed('zod'), reachable: true },
    },
    {
      name: 'brand-knows-no-page',
      severity: 'error',
      from: { path: '^site/brand/' },
      to: { path: '^site/(?!brand/)(?!node_modules/)' },
    },
    {
      name: 'lucia-stands-behind-sessions',
      comment: 'It is no longer developed: what replaces it must touch two files only.',
      severity: 'error',
      from: { pathNot: '^api/src/people/auth/(sessions|session-adapter)\\.ts$' },
      to: { path: packageNamed('lucia') },
    },
    {
      name: 'withdrawals-know-no-payment',
      comment:
        'Nobody pays, signs or proves anything to take out what is theirs (design 9.2). One exception, off until the settings ask for it: an approved identity, which the port `identityApproved` answers.',
      severity: 'error',
      from: { path: '^(api/src/money|client/src)/(withdrawals|ledger)/', pathNot: TESTS },
      to: {
        path: '^(api/src/(money|cases)|client/src)/(payments|contracts|invoices|payment-settings|kyc)/',
      },
    },
    {
      name: 'plans-know-no-money-of-ours',
      comment:
        'What a victim can still do depends on no payment, contract or balance of ours (facts, 5).',
      severity: 'error',
      from: {
        path: '^(api/contract/(remedies/|(plan-reading|kept-plan|situations|steps)\\.ts$)|api/src/cases/(reports|steps)/|site/brand/ui/plan/|(client|admin)/src/steps/)',
        pathNot: TESTS,
      },
      to: {
        path: '^(api/src/money/|client/src/(payments|contracts|withdrawals)/|api/contract/(payments|new-payment|payment-options|payment-settings|contracts|contract-texts?|invoices|ledger|withdrawals|funds)\\.ts$)',
      },
    },
    {
      name: 'test-helpers-stay-in-tests',
      severity: 'error',
      from: { path: '^(api|db)/', pathNot: [TESTS, HELPERS] },
      to: { path: HELPERS },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      comment: 'Also what a package does not export: the server’s files from a front end.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only the builds of our own rooms: packages keep what is imported in a `dist`, too.
    exclude: { path: `^(${rooms.join('|')})/(dist|\\.astro)/` },
    tsPreCompilationDeps: true,
    // Without these two, `exports` of a workspace package is not read and everything passes.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
