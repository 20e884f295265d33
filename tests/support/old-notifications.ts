/** Notifications of another day, which no request can make. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';

const DAY_MS = 86_400_000;

/** Unread ones, straight into the product's database, whatever stands for their instant. */
export function insertNotifications(
  dataDir: string,
  userId: string,
  rows: readonly { title: string; createdAt: string }[],
): void {
  const database = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 10_000 });
  const insert = database.prepare(
    `insert into notifications (id, "userId", type, title, message, priority, category, read, "createdAt", "updatedAt")
     values (?, ?, 'info', ?, 'Texte.', 'normal', 'report_update', 0, ?, ?)`,
  );
  database.transaction(() => {
    for (const { title, createdAt } of rows) {
      insert.run(randomUUID(), userId, title, createdAt, createdAt);
    }
  })();
  database.close();
}

/** So many of one age. */
export function insertOldNotifications(
  dataDir: string,
  userId: string,
  count: number,
  daysOld: number,
): void {
  const createdAt = new Date(Date.now() - daysOld * DAY_MS).toISOString();
  const rows = Array.from({ length: count }, (_, at) => ({
    title: `Ancienne ${at + 1}`,
    createdAt,
  }));
  insertNotifications(dataDir, userId, rows);
}
