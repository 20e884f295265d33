/** What the paths of the matrix name: real objects, made by the product itself or put into its tables. */

import { issueInvoice } from '../../src/money/invoices/issue.ts';
import { SYSTEM } from '../../src/platform/context.ts';
import { newId, sha256 } from '../../src/platform/ids.ts';
import { work } from '../../src/platform/unit-of-work.ts';
import { addAlert } from '../features/alerts.ts';
import { TERMS } from '../features/contracts.ts';
import { aPayment } from '../features/invoices.ts';
import { submitted, uploaded } from '../features/kyc.ts';
import { setBalance } from '../features/ledger.ts';
import { configure } from '../features/payments.ts';
import { ask, byBank } from '../features/withdrawals.ts';
import { tokenIn } from '../mail.ts';
import { type Answer, aReport, Person, type World } from '../testing.ts';
import type { People } from './people-testing.ts';
import type { Who } from './policies.ts';

let serial = 0;
/** An address that nobody has. */
export const newEmail = () => `matrice${++serial}@exemple.fr`;

/** The id of what was made. */
function idOf({ status, body }: Answer): string {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return String(body.id);
}

export type Things = Awaited<ReturnType<typeof createThings>>;

/** What every request needs, once, and the ways to make the rest. */
export async function createThings(world: World, people: People) {
  const { db, services } = world;
  const owner = people.owner.person;
  const administrator = people.administrator.person;
  const now = () => services.now().toISOString();

  async function account(role: 'user' | 'admin'): Promise<Person> {
    const person = new Person(world.app, newEmail());
    person.uid = newId();
    const made = { createdAt: now(), updatedAt: now() };
    const { uid: id, email } = person;
    const user = { id, email, passwordHash: '', name: 'Noé Vidal', ...made };
    await db
      .insertInto('users')
      .values({ ...user, phone: '', phoneDigits: '', address: '', role })
      .execute();
    person.cookie = (await services.sessions.open(id, '')).split(';')[0] ?? '';
    return person;
  }

  /** An upload of the owner, taken for what the slot says. */
  async function uploadedAs(slot: 'avatar' | 'idFront'): Promise<string> {
    const id = await uploaded(owner);
    await db
      .updateTable('documents')
      .set({ slot, attachedAt: now() })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const paid = { status: 'completed', verified: 1 } as const;

  // Everybody accepted terms, has money to ask for and something to pay with; the settings can go back.
  const shown = { firstShownAt: now(), lastShownAt: now() };
  const text = { id: 'cgu-1', page: 'cgu', text: '<p>Conditions</p>', ...shown };
  await db.insertInto('legal_texts').values(text).execute();
  await db
    .updateTable('users')
    .set({ recoveredAmountCents: 100_000, termsTextId: text.id })
    .execute();
  await configure(db, 'bitcoin');
  await configure(db, 'ethereum');
  const main = '/api/admin/site-settings/main';
  const { brand, ...settings } = (await administrator.get(main)).body;
  await administrator.put(main, { ...settings, brand: { ...(brand as object), name: 'Bouclier' } });

  const things = {
    owner: owner.uid,
    /** A record as staff read it. */
    read: async (path: string) => (await administrator.get(path)).body,

    /** A client whom nobody needs afterwards. */
    client: async () => (await account('user')).uid,
    /** A colleague who holds no more than `manageUsers`, and may be removed. */
    async member(): Promise<string> {
      const { uid: userId, email } = await account('admin');
      const flags = { manageReports: 0, managePayments: 0, manageUsers: 1, systemSettings: 0 };
      const member = { userId, email, name: 'Noé Vidal', role: 'admin' as const, ...flags };
      await db
        .insertInto('admins')
        .values({ ...member, createdAt: now(), createdBy: null })
        .execute();
      return userId;
    },
    /** Where an amount waits for `who`, set by somebody else. */
    async clientWithProposal(who: Who): Promise<string> {
      const proposer = who === 'administrator' ? people.managePayments.person : administrator;
      const client = await account('user');
      const { status, body } = await setBalance(proposer, client, 10);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return client.uid;
    },

    session: async () =>
      sha256((await services.sessions.open(owner.uid, '')).split(/[=;]/)[1] ?? ''),
    report: async (documents = {}) =>
      idOf(await owner.post('/api/reports', aReport({ documents }))),
    ticket: async () =>
      idOf(
        await owner.post('/api/support-tickets', {
          subject: 'Mon dossier',
          message: 'Où est-il ?',
        }),
      ),
    upload: () => uploaded(owner),
    async attached(): Promise<string> {
      const id = await uploaded(owner);
      await things.report({ document1: id });
      return id;
    },
    picture: () => uploadedAs('avatar'),
    identityPaper: () => uploadedAs('idFront'),
    /** A file that staff sent the owner. */
    async sentBySupport(): Promise<string> {
      const { person } = people.manageReports;
      const id = await uploaded(person);
      const reply = { message: 'La voici.', documents: [id] };
      idOf(await person.post(`/api/admin/support-tickets/${await things.ticket()}/replies`, reply));
      return id;
    },
    kycRequest: async () => (await submitted(await account('user'))).id,

    async notification(): Promise<string> {
      const id = newId();
      const at = { createdAt: now(), updatedAt: now() };
      const text = { title: 'Votre dossier a avancé', message: 'La banque a répondu.' };
      const kind = { type: 'info', priority: 'normal', category: 'report_update' } as const;
      const row = { id, userId: owner.uid, ...text, ...kind, ...at };
      await db.insertInto('notifications').values(row).execute();
      return id;
    },
    sending: async () =>
      idOf(
        await administrator.post('/api/admin/notifications', {
          userId: owner.uid,
          title: 'Votre dossier',
          message: 'Il a avancé.',
        }),
      ),

    /** One that nobody has looked at yet. */
    payment: async () => (await aPayment(db, await things.client())).id,
    confirmedPayment: async () => (await aPayment(db, owner.uid, paid)).id,
    async invoice() {
      const payment = await aPayment(db, owner.uid, paid);
      return work(services, SYSTEM, (unit) => issueInvoice(services, unit, payment));
    },
    /** Accepted just now, so that it can be renounced. */
    async contract(): Promise<string> {
      const { contractId } = await aPayment(db, owner.uid, paid);
      await db
        .updateTable('contracts')
        .set({ acceptedAt: now() })
        .where('id', '=', contractId)
        .execute();
      return contractId;
    },
    async contractToRefund(): Promise<string> {
      const { contractId } = await aPayment(db, owner.uid, paid);
      await db
        .updateTable('contracts')
        .set({ status: 'renounced', renouncedAt: now() })
        .where('id', '=', contractId)
        .execute();
      return contractId;
    },
    draft: async () =>
      idOf(
        await administrator.post('/api/admin/contracts', {
          reportId: await things.report(),
          ...TERMS,
          amount: 300,
        }),
      ),
    withdrawal: async () => idOf(await ask(owner, 1, byBank)),
    /** A currency that is configured, and that nobody needs afterwards. */
    async currency(): Promise<string> {
      await db.deleteFrom('payment_settings').where('currency', '=', 'litecoin').execute();
      await configure(db, 'litecoin');
      return 'litecoin';
    },

    async export(): Promise<string> {
      const id = newId();
      await services.exports.write(id, 'original', Buffer.from('PK'));
      const at = { nextAttemptAt: now(), requestedAt: now(), readyAt: now() };
      const row = { id, userId: owner.uid, status: 'ready' as const, size: 2, ...at };
      await db
        .insertInto('exports')
        .values({ ...row, expiresAt: '2999-01-01T00:00:00.000Z' })
        .execute();
      return id;
    },

    alert: () => addAlert(db),
    pendingAlert: () => addAlert(db, { status: 'pending' }),
    async dispute(): Promise<string> {
      const visitor = world.visitor();
      const email = newEmail();
      const dispute = { email, role: 'concerned', message: 'Ce numéro est le mien.' };
      await visitor.post(`/api/alerts/${await things.alert()}/disputes`, dispute);
      const [mail] = await world.mailsTo(email);
      await visitor.post('/api/disputes/confirmation', { token: tokenIn(mail?.text ?? '') });
      const { id } = await db
        .selectFrom('disputes')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return id;
    },
    async list(): Promise<string> {
      const id = newId();
      const counts = { entryCount: 0, badLines: 0 };
      const said = { title: 'Liste', adapter: 'domains', licence: '', sha256: '', ...counts };
      const from = { sourceUrl: 'https://listes.example/', asOf: '2026-11-02', importedAt: now() };
      await db
        .insertInto('lists')
        .values({ id, name: `liste-${id}`, ...said, ...from })
        .execute();
      return id;
    },
  };
  return things;
}
