/** Accounts that were closed years ago: one erased, two whose time has come, one that money holds back. */
import type { APIRequestContext } from '@playwright/test';
import { closedLongAgo } from '../support/old-accounts.ts';
import type { Demo } from './demo.ts';
import { post, register } from './people.ts';
import type { Account } from './scene.ts';

const RUNS = '/api/admin/retention-runs';

/** Begins a run and waits for its end, which comes in the background; answers its id. */
async function run(office: APIRequestContext, asked: object): Promise<string> {
  const { id } = await post<{ id: string }>(office, RUNS, asked);
  for (let trial = 0; trial < 100; trial++) {
    const { items } = await (await office.get(RUNS)).json();
    const mine = items.find((each: { id: string }) => each.id === id);
    if (mine.state === 'done') return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('a retention run did not end');
}

/** Answers whom time has made a mere number. */
export async function fillRetention(demo: Demo, office: APIRequestContext): Promise<Account> {
  async function gone(name: string, email: string, owed = 0): Promise<Account> {
    const { account } = await register(demo.url, name, email);
    const url = `/api/admin/users/${account.uid}`;
    const proof = { reason: 'Rappel des fonds', reference: 'SEPA-RECALL-2019-3310' };
    if (owed > 0) await post(office, `${url}/recovered-amount`, { amount: owed, ...proof });
    await post(office, `${url}/deactivation`, { mode: owed > 0 ? 'disabled' : 'deleted' });
    closedLongAgo(demo, account.uid);
    return account;
  }
  const erased = await gone('Noé Castel', 'noe.castel@exemple.fr');
  const basis = await run(office, { kind: 'trial' });
  await run(office, { kind: 'removal', basis });
  await gone('Flora Guérin', 'flora.guerin@exemple.fr');
  await gone('Amaury Tissot', 'amaury.tissot@exemple.fr');
  await gone('Sidonie-Gabrielle de Beaumont-Larivière', 'sidonie-gabrielle@exemple.fr', 64.5);
  return { ...erased, name: 'Compte effacé', email: `compte-${erased.uid}@efface.invalid` };
}
