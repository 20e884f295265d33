/** A platform that has been used: one person's 200 reports among 100,000 of others. */
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';

const OTHERS = 2000;
const REPORTS_OF_OTHERS = 100_000;
const OWN_REPORTS = 200;
const EMAIL = 'mesure@exemple.fr';

/** Registers a person as the form does; returns the session cookie. */
export async function register(origin: string): Promise<string> {
  const password = 'tulipe-orage-cantine-48';
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Éloïse Marchand',
      email: EMAIL,
      password,
      passwordConfirmation: password,
      acceptTerms: true,
    }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (response.status !== 201 || !cookie) throw new Error(await response.text());
  return cookie;
}

/** Fills the database beside the running product. */
export function fill(file: string): void {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  const owner = database.prepare<[string], { id: string }>('select id from users where email = ?');
  const ownerId = owner.get(EMAIL)?.id;
  if (!ownerId) throw new Error('the registered person is not in the database');

  const addUser = database.prepare(`
    insert into users (id, email, passwordHash, name, phone, phoneDigits, address, role,
      createdAt, updatedAt)
    select ?, ?, '-', name, '', '', '', role, createdAt, updatedAt
    from users where id = ?`);
  const addReport = database.prepare(`
    insert into reports (id, reference, userId, title, fraudType, description, additionalInfo,
      date, location, contactInfo, amountCents, status, adminNote, createdAt, updatedAt)
    values (?, ?, ?, 'Faux conseiller bancaire', 'Phishing', ?, '', '2026-10-02', 'Lyon', '',
      ?, 'pending', '', ?, ?)`);
  const description = 'Un homme m’a appelée en se disant de ma banque. '.repeat(6);
  const start = Date.parse('2026-01-01T00:00:00Z');

  database.transaction(() => {
    const others = Array.from({ length: OTHERS }, () => randomUUID());
    for (const [at, id] of others.entries()) addUser.run(id, `autre${at}@exemple.fr`, ownerId);
    const every = REPORTS_OF_OTHERS / OWN_REPORTS;
    for (let at = 0; at < REPORTS_OF_OTHERS + OWN_REPORTS; at++) {
      // The person's own reports lie scattered among those of the others.
      const userId = at % (every + 1) === 0 ? ownerId : others[at % OTHERS];
      const instant = new Date(start + at * 60_000).toISOString();
      const reference = `SIG-${at}`;
      addReport.run(randomUUID(), reference, userId, description, at * 7, instant, instant);
    }
  })();
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
