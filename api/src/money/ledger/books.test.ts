import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { reconcile } from './reconcile.ts';
import { verifyLedger } from './verify-ledger.ts';

let world: World;
let staff: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  ({ staff, victim } = await withMoney(world, 500));
  const { body } = await ask(victim, 120);
  await setStatus(staff, body.id, 'approved');
  await setBalance(staff, victim, 400);
});
afterEach(() => world.end());

/** As somebody does who can write to the file: past the database's own refusal. */
async function tamper(change: (db: World['db']) => Promise<unknown>) {
  const { db } = world;
  const [sqlite, postgres] = [
    ['drop trigger ledger_entries_no_update', 'drop trigger ledger_entries_no_delete'],
    ['drop trigger ledger_entries_fixed on ledger_entries'],
  ];
  for (const statements of [sqlite, postgres]) {
    for (const statement of statements ?? []) {
      await sql`${sql.raw(statement)}`.execute(db).catch(() => {});
    }
  }
  await change(db);
}

const problems = async () => (await verifyLedger(world.db)).problems;

describe('the chain', () => {
  it('holds, and tells its end', async () => {
    const { checked, problems: found, head } = await verifyLedger(world.db);
    expect([checked, found]).toEqual([3, []]);
    expect(head).toMatch(/^3:[0-9a-f]{64}$/);
    expect((await verifyLedger(world.db, head)).problems).toEqual([]);
    await setBalance(staff, victim, 1);
    expect((await verifyLedger(world.db, head)).problems).toEqual([]);
  });

  it('names the row that was changed', async () => {
    await tamper((db) =>
      db.updateTable('ledger_entries').set({ reason: 'Autre' }).where('sequence', '=', 2).execute(),
    );
    expect(await problems()).toEqual([
      expect.stringMatching(/^écriture 2 \(\S+\)\u00a0: a été modifiée$/),
    ]);
  });

  it('names the row after one that is gone, and the end that is cut off', async () => {
    await tamper((db) => db.deleteFrom('ledger_entries').where('sequence', '=', 2).execute());
    expect(await problems()).toEqual([
      expect.stringMatching(/^écriture 3 \(\S+\)\u00a0: il en manque 1 avant elle$/),
      expect.stringMatching(/^écriture 3 \(\S+\)\u00a0: son solde/),
    ]);
    await world.db.deleteFrom('ledger_entries').where('sequence', '=', 3).execute();
    expect(await problems()).toEqual(['la dernière écriture est 1, la tête dit 3']);
  });

  it('tells a chain that was made anew by a head that was noted before', async () => {
    const { head } = await verifyLedger(world.db);
    await tamper((db) => db.deleteFrom('ledger_entries').execute());
    await world.db.deleteFrom('ledger_head').execute();
    await setBalance(staff, victim, 900);
    expect((await verifyLedger(world.db, head)).problems).toContain(
      `la chaîne ne passe pas par ${head}`,
    );
  });
});

describe('the books', () => {
  it('fit', async () => {
    expect((await reconcile(world.db)).problems).toEqual([]);
  });

  it('name an account, a report and a withdrawal that do not', async () => {
    await world.db
      .updateTable('users')
      .set({ recoveredAmountCents: 1 })
      .where('id', '=', victim.uid)
      .execute();
    await world.db.updateTable('withdrawals').set({ status: 'pending' }).execute();
    expect((await reconcile(world.db)).problems).toEqual([
      `compte ${victim.uid}\u00a0: porte 0,01\u00a0€, ses écritures font 400,00\u00a0€`,
      expect.stringMatching(
        /^retrait RET-\S+\u00a0: «\u00a0En attente\u00a0», ses écritures font -120,00\u00a0€$/,
      ),
    ]);
  });
});
