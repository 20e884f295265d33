/**
 * Whether a stranger can tell a known account from an unknown one by asking:
 * the three sign-ins and the password reset, with body, status and time of the
 * answer. Prints the AUC of each and ends with 1 outside 0.45 to 0.55.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type Product, startProduct } from '../support/product.ts';
import { auc, median, shuffled } from './statistics.ts';

const SAMPLES = Number(process.env.SAMPLES ?? 1000);
const ACCOUNTS = 20;
/** Of each kind, before the counters are set back: 3 an account, below every limit. */
const BATCH = 25;

const PASSWORD = 'tulipe-orage-cantine-48';
const DOORS = [
  { path: '/api/auth/login', body: (email: string) => ({ email, password: 'un mauvais' }) },
  { path: '/api/auth/restricted-login', body: (email: string) => ({ email, password: 'faux' }) },
  { path: '/api/auth/admin-login', body: (email: string) => ({ email, password: 'un mauvais' }) },
  { path: '/api/auth/password-reset', body: (email: string) => ({ email }) },
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  status: number;
  /** Without the id that every answer has of its own. */
  body: string;
  ms: number;
}

function post(url: string, body: unknown): Promise<Answer> {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const ms = performance.now() - start;
        const shown = text.replace(/,"requestId":"[^"]+"/, '');
        resolve({ status: response.statusCode ?? 0, body: shown, ms });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/**
 * The limits stop such a measurement after a few tries, as they should. The
 * product has no way around them: the counters are set back in its database.
 */
function withoutLimits(product: Product) {
  const database = new Database(path.join(product.dataDir, 'parade.sqlite'));
  database.pragma('busy_timeout = 5000');
  const reset = database.prepare('delete from rate_limits');
  return { reset: () => reset.run(), close: () => database.close() };
}

/** Names of one length, so that nothing but the account differs. */
const emails = () => Array.from({ length: ACCOUNTS }, () => `${randomUUID()}@exemple.fr`);

async function register(url: string, email: string): Promise<void> {
  const form = { name: 'Éloïse Marchand', email, phone: '', address: '', acceptTerms: true };
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const { status, body } = await post(`${url}/api/auth/register`, { ...form, ...passwords });
  if (status !== 201) throw new Error(`registration: ${status} ${body}`);
}

const product = await startProduct({ LOG_LEVEL: 'error' });
const limits = withoutLimits(product);
let failed = false;
try {
  const people = { known: emails(), unknown: emails() };
  for (const email of people.known) await register(product.url, email);

  for (const door of DOORS) {
    const times: Record<keyof typeof people, number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    const ask = async (kind: keyof typeof people, turn: number) => {
      const email = people[kind][turn % ACCOUNTS] ?? '';
      const { status, body, ms } = await post(product.url + door.path, door.body(email));
      answers.add(`${status} ${body}`);
      return { kind, ms };
    };
    // What is loaded or compiled on first use is not measured.
    for (let turn = -50; turn < SAMPLES; turn++) {
      if (turn % BATCH === 0) limits.reset();
      for (const kind of shuffled(['known', 'unknown'] as const)) {
        const { ms } = await ask(kind, Math.abs(turn));
        if (turn >= 0) times[kind].push(ms);
      }
    }
    const area = auc(times.known, times.unknown);
    const alike = answers.size === 1;
    failed ||= !alike || area < 0.45 || area > 0.55;
    console.log(
      `${door.path}: AUC ${area.toFixed(3)}, ` +
        `median known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms, ` +
        `${SAMPLES} samples each, ${alike ? `always ${[...answers][0]}` : `answers differ: ${[...answers].join(' | ')}`}`,
    );
  }
} finally {
  agent.destroy();
  limits.close();
  await product.stop();
}
console.log(
  failed ? 'Known and unknown accounts can be told apart.' : 'They cannot be told apart.',
);
process.exit(failed ? 1 : 0);
