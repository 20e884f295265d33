import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Prints the plan of each statement in the log; false where one reads or sorts all alerts. */
export function plansAreBounded(file: string, log: string): boolean {
  const database = new Database(file, { readonly: true });
  let bounded = true;
  for (const line of new Set(readFileSync(log, 'utf8').trim().split('\n'))) {
    const source: string = JSON.parse(line);
    const nothing = Array<null>(source.split('?').length - 1).fill(null);
    const steps = database
      .prepare<null[], { detail: string }>(`explain query plan ${source}`)
      .all(...nothing)
      .map(({ detail }) => detail);
    console.log(`\n${source.replace(/\s+/g, ' ')}\n  ${steps.join('\n  ')}`);
    // Along an index a scan stops where its page is full; of a table, or before a sort, it does not.
    const whole = steps.some((step) => /^SCAN (alerts|alert_indicators|list_entries)$/.test(step));
    const sorts = steps.includes('USE TEMP B-TREE FOR ORDER BY');
    const many = steps.some((step) => /^(SCAN|SEARCH) alerts USING (COVERING )?INDEX/.test(step));
    if (whole || (sorts && many)) {
      console.log('  ^ not bounded');
      bounded = false;
    }
  }
  database.close();
  return bounded;
}
