/** Notifications of another day, which no request can make. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';

const DAY_MS = 86_400_000;

/** So many unread ones of one age, straight into the product's database. */
export function insertOldNotifications(
  dataDir: string,
  userId: string,
  count: number,
  daysOld: number,
): void {
  const database = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 10_000 });
  const insert = database.prepare(
    `insert into notifications (id, "userId", type, title, message, priority, category, read, "createdAt", "updatedAt")
     values (?, ?, 'info', ?, 'Texte.', 'normal', 'report_update', 0, ?, ?)`,
  );
  const at = new Date(Date.now() - daysOld * DAY_MS).toISOString();
  database.transaction(() => {
    for (let i = 1; i <= count; i++) insert.run(randomUUID(), userId, `Ancienne ${i}`, at, at);
  })();
  database.close();
}
