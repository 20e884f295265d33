/**
 * A process of its own that issues invoices, for the tests of the numbers.
 * Arguments: `issue` to commit them all at once, `hang` to take a number, say
 * so and stay in the middle of the transaction; then the ids of payments. The
 * database is the one of the environment.
 */

import { createServices } from '../../src/app/services.ts';
import { issueInvoice } from '../../src/money/invoices/issue.ts';
import { SYSTEM } from '../../src/platform/context.ts';
import { readEnv } from '../../src/platform/env.ts';
import { work } from '../../src/platform/unit-of-work.ts';

const [mode, ...ids] = process.argv.slice(2);
const services = await createServices(readEnv(process.env));

async function issue(id: string): Promise<void> {
  await work(services, SYSTEM, async (unit) => {
    const payment = await unit.trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { number } = await issueInvoice(services, unit, payment);
    if (mode !== 'hang') return;
    process.stdout.write(`${number}\n`);
    // Only a signal ends it.
    await new Promise(() => setInterval(() => {}, 60_000));
  });
}

await Promise.all(ids.map(issue));
await services.db.destroy();
