/**
 * What the product is measured against: `node:http` and prepared statements,
 * written for exactly these two requests. Told what to send by `BARE_PLAN`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import type { Plan } from './servers.ts';

interface SessionRow {
  id: string;
  status: string;
  expiresAt: string;
}

interface ReportRow {
  id: string;
  reference: string;
  userId: string;
  userEmail: string;
  title: string;
  fraudType: string;
  amountCents: number | null;
  recoveredAmountCents: number;
  status: string;
  date: string;
  adminNote: string;
  createdAt: string;
  updatedAt: string;
}

const plan = JSON.parse(process.env.BARE_PLAN ?? '') as Plan;
const pages = new Map(
  plan.pages.map(({ encoding, base64, headers }) => {
    const bytes = Buffer.from(base64, 'base64');
    return [encoding, { bytes, headers: { ...headers, 'content-length': bytes.length } }];
  }),
);

const database = new Database(plan.database);
database.pragma('journal_mode = WAL');
const session = database.prepare<[string], SessionRow>(`
  select sessions.expiresAt, users.id, users.email, users.name, users.role, users.status,
    users.isEmailVerified, users.avatar, users.bio, users.wantsPush, users.wantsEmails,
    users.wantsSms, users.wantsReportUpdates, users.wantsMarketing, admins.userId as adminId,
    admins.manageReports, admins.managePayments, admins.manageUsers, admins.systemSettings
  from sessions join users on users.id = sessions.userId
  left join admins on admins.userId = users.id
  where sessions.id = ${plan.parameter}`);
const reports = database.prepare<[string, number], ReportRow>(`
  select reports.id, reports.reference, reports.userId, users.email as userEmail, reports.title,
    reports.fraudType, reports.amountCents, reports.recoveredAmountCents, reports.status,
    reports.date, reports.adminNote, reports.createdAt, reports.updatedAt
  from reports join users on users.id = reports.userId
  where reports.userId = ${plan.parameter} and reports.deletedAt is null
  order by reports.createdAt desc, reports.id desc limit ${plan.parameter}`);

/** The list as JSON, or null without a session that is still open. */
function list(cookie: string): string | null {
  const id = /(?:^|; )parade_session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const user = session.get(createHash('sha256').update(id).digest('hex'));
  if (user?.status !== 'active' || Date.parse(user.expiresAt) < Date.now()) return null;
  const found = reports.all(user.id, 21);
  const items = found.slice(0, 20).map((r) => ({
    id: r.id,
    reference: r.reference,
    userId: r.userId,
    userEmail: r.userEmail,
    title: r.title,
    fraudType: r.fraudType,
    amount: r.amountCents === null ? null : r.amountCents / 100,
    status: r.status,
    date: r.date,
    adminNote: r.adminNote,
    recoveredAmount: r.recoveredAmountCents / 100,
    createdAt: r.createdAt,
    updatedAt: r.updatedAt,
  }));
  const last = found.length > 20 ? items.at(-1) : undefined;
  return JSON.stringify({ items, nextCursor: last ? `${last.createdAt}_${last.id}` : null });
}

const server = createServer((request, response) => {
  if (request.url === '/') {
    const page = pages.get(String(request.headers['accept-encoding']));
    if (!page) throw new Error('an encoding that was not asked for');
    response.writeHead(200, page.headers);
    response.end(page.bytes);
    return;
  }
  const body = list(request.headers.cookie ?? '');
  const headers = { ...plan.listHeaders, 'x-request-id': randomUUID() };
  response.writeHead(body === null ? 401 : 200, {
    ...headers,
    'content-length': Buffer.byteLength(body ?? ''),
  });
  response.end(body ?? '');
});
server.keepAliveTimeout = 65_000;
server.listen(plan.port, '127.0.0.1');
