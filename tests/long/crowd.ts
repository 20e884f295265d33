/** People of the long runs, over the API, and what the server needs for them. */
import { readFileSync } from 'node:fs';
import { asNpmStarts, type Product, startProduct } from '../support/product.ts';

const PASSWORD = 'tulipe-orage-cantine-48';

/** A server as `npm start` runs it, behind a proxy. */
export const startBehindProxy = (): Promise<Product> =>
  startProduct({ ...asNpmStarts(), LOG_LEVEL: 'error', TRUST_PROXY: '1' });

/** All that lies in memory for a process, or only what is its own and no page of a file. */
type Resident = 'VmRSS' | 'RssAnon';

const resident = (pid: number, which: Resident): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${which}:\\s+(\\d+)`).exec(status) ?? [];
  return Number(kilobytes ?? 0);
};

/** What a process has started at this moment: of a server, what draws pictures. */
export const children = ({ pid }: Pick<Product, 'pid'>): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Megabytes of the server's memory at this moment, with what it started. */
export function memory(product: Product, which: Resident = 'VmRSS'): number {
  const started = children(product).map((child) => {
    try {
      return resident(child, which);
    } catch {
      return 0; // It has just ended.
    }
  });
  const kilobytes = started.reduce((sum, each) => sum + each, resident(product.pid, which));
  return Math.round(kilobytes / 1024);
}

/** Posts JSON; answers the cookie that came, or ''. Throws what a refusal says. */
export async function post(
  { url }: Product,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Opens an account from an address (with `TRUST_PROXY=1`); answers its cookie. */
export const register = (product: Product, email: string, address: string): Promise<string> => {
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const account = { name: 'Éloïse Marchand', email, ...passwords, acceptTerms: true };
  return post(product, '/api/auth/register', account, { 'x-forwarded-for': address });
};

/** Makes the first administrator; answers their cookie. */
export async function administrator(product: Product): Promise<string> {
  const credentials = { email: 'camille@exemple.fr', password: PASSWORD };
  const token = new URL(product.setupLink).searchParams.get('token');
  const names = { name: 'Camille Ardouin', passwordConfirmation: PASSWORD };
  await post(product, '/api/admin-setup', { ...credentials, ...names, token });
  return post(product, '/api/auth/admin-login', credentials);
}

/** Signs one of the team in, from an address of their own; answers their cookie. */
export const signInStaff = (product: Product, email: string, address: string): Promise<string> =>
  post(
    product,
    '/api/auth/admin-login',
    { email, password: PASSWORD },
    { 'x-forwarded-for': address },
  );

/** Throws where the memory after each round grows by more than the slack from half way on, when all is warm. */
export function expectLevel(after: readonly number[], slack: number): void {
  const half = after[Math.floor(after.length / 2)] ?? 0;
  if ((after.at(-1) ?? 0) - half > slack) {
    throw new Error(`each round keeps memory: ${after.join(', ')} MB`);
  }
}
