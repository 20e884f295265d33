/**
 * `npm run demo`: an instance filled with invented people, in a data folder of
 * its own. Passwords are generated and printed once, when it is first filled.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type DemoPerson,
  type DemoReport,
  demoAdministrator,
  demoPeople,
  demoStaff,
} from '@parade/db/seeds/demo.ts';
import sharp from 'sharp';
import { parisDay } from '../contract/dates.ts';
import { newBalance } from '../contract/ledger.ts';
import { newReport } from '../contract/reports.ts';
import { guardForms } from '../src/app/form-guard.ts';
import { createServices } from '../src/app/services.ts';
import { writeAsOwner, writeAsTeam } from '../src/cases/conversations/write.ts';
import { submitReport } from '../src/cases/reports/submit.ts';
import { updateReport } from '../src/cases/reports/update.ts';
import { stepsOf } from '../src/cases/steps/queries.ts';
import { tick } from '../src/cases/steps/tick.ts';
import { addLine } from '../src/cases/timeline/write.ts';
import { setBalance } from '../src/money/ledger/set-balance.ts';
import { issueSetupToken, setUpAdministrator } from '../src/people/auth/admin-setup.ts';
import { register } from '../src/people/auth/register.ts';
import { uploadDocument } from '../src/people/documents/upload.ts';
import { acceptInvitation } from '../src/people/staff/accept.ts';
import { inviteStaff } from '../src/people/staff/invite.ts';
import type { Person, Services } from '../src/platform/context.ts';
import { readEnv } from '../src/platform/env.ts';
import { newToken } from '../src/platform/ids.ts';
import { tokenLinkIn } from '../src/platform/mail/links.ts';

const DAY = 24 * 3_600_000;

/** Letters and digits in groups, which can be copied by hand. */
const newPassword = () =>
  (
    newToken()
      .replace(/[^a-zA-Z0-9]/g, '')
      .match(/.{5}/g) ?? []
  )
    .slice(0, 4)
    .join('-');

export async function demo(): Promise<void> {
  process.env.DATA_DIR ||= 'demo-data';
  const env = readEnv(process.env);
  if (!existsSync(path.join(env.dataDir, 'parade.sqlite')) || env.databaseUrl) await fill(env);
  const { main } = await import('../src/app/server.ts');
  await main();
}

/** Fills an empty database; one that somebody set up stays as it is. */
export async function fill(env: ReturnType<typeof readEnv>): Promise<void> {
  guardForms(env);
  const services = await createServices({ ...env, logLevel: 'warn' });
  try {
    const token = await issueSetupToken(services);
    if (token === null) return; // Somebody set this database up: it is not ours to fill.
    console.log('Comptes de démonstration (affichés une seule fois)\u00a0:');
    const staff = await makeStaff(services, token);
    for (const member of demoStaff) await invite(services, staff, member);
    for (const person of demoPeople) await play(services, person, staff);
    // Invented people read no mail, and their addresses might one day be somebody's.
    await services.db.deleteFrom('mail_outbox').execute();
  } finally {
    await services.db.destroy();
  }
}

async function makeStaff(services: Services, token: string): Promise<Person> {
  const { name, email } = demoAdministrator;
  const password = newPassword();
  const input = { token, name, email, password, passwordConfirmation: password };
  const { uid } = await setUpAdministrator(services, input);
  console.log(`  administration  ${email}  ${password}`);
  return { id: uid, email, name, confirmedAt: new Date().toISOString(), signedInAt: '' };
}

/** Takes a colleague in by the very mail that a real one would follow. */
async function invite(services: Services, by: Person, member: (typeof demoStaff)[number]) {
  const { name, email, label, may } = member;
  const allowed: readonly string[] = may;
  const granted = {
    manageReports: allowed.includes('manageReports'),
    managePayments: allowed.includes('managePayments'),
    manageUsers: allowed.includes('manageUsers'),
    systemSettings: allowed.includes('systemSettings'),
  };
  await inviteStaff(services, by, { name, email, permissions: granted });
  const { text } = await services.db
    .selectFrom('mail_outbox')
    .select('text')
    .where('to', '=', email)
    .executeTakeFirstOrThrow();
  const token = tokenLinkIn(text)?.token ?? '';
  const password = newPassword();
  await acceptInvitation(services, { token, password, passwordConfirmation: password });
  console.log(`  ${label.padEnd(14)}  ${email}  ${password}`);
}

async function play(services: Services, person: DemoPerson, staff: Person): Promise<void> {
  const { name, email, phone, address } = person;
  const password = newPassword();
  const id = await register(services, {
    name,
    email,
    phone,
    address,
    password,
    passwordConfirmation: password,
    acceptTerms: true,
  });
  console.log(`  victime         ${email}  ${password}`);
  const victim = { id, email, name, confirmedAt: '', signedInAt: '' };
  for (const report of person.reports) await file(services, victim, report, staff);
}

const SENDER = { address: 'demo', isStaff: false };

/** Files a report on its day and takes it through its steps, by a clock that is set back. */
async function file(services: Services, victim: Person, report: DemoReport, staff: Person) {
  const filed = Date.now() - report.daysAgo * DAY;
  const on = (days: number): Services => ({
    ...services,
    now: () => new Date(Math.min(filed + days * DAY, Date.now())),
  });
  const documents: Record<string, string> = {};
  for (const [i, name] of report.documents.entries()) {
    const form = new FormData();
    form.set('file', new File([await paper(name)], name));
    const request = new Request('http://demo.example', { method: 'POST', body: form });
    documents[`document${i + 1}`] = (await uploadDocument(on(0), victim, request, SENDER)).id;
  }
  const {
    title,
    fraudType,
    description,
    amount,
    location,
    contactInfo,
    plan,
    losses,
    counterparties,
  } = report;
  const before = (days: number) => parisDay(new Date(filed - days * DAY));
  const fields = {
    ...{ title, fraudType, description, amount, location, contactInfo, documents },
    date: before(2),
    losses: losses?.map(({ before: days, ...loss }) => ({ ...loss, paidOn: before(days) })),
    counterparties,
    situation: plan && {
      kind: plan.kind,
      facts: plan.facts,
      payments: plan.payments.map(({ before: days, ...paid }) => ({
        ...paid,
        paidOn: before(days),
      })),
    },
  };
  const made = await submitReport(on(0), victim, newReport.parse(fields), undefined);
  for (const { id, key } of await stepsOf(services.db, [made.id])) {
    if (plan?.done.includes(key)) {
      await tick(on(0), victim, id, before(0), { ownerId: victim.id });
    }
  }
  for (const { before: days, approximate = false, text } of report.lines ?? []) {
    await addLine(on(0), victim, made.id, { day: before(days), approximate, text }, undefined);
  }
  for (const { after, by, text, question = false } of report.messages ?? []) {
    const said = { message: text, documents: [] };
    if (by === 'person') await writeAsOwner(on(after), victim, made.id, said, undefined);
    else await writeAsTeam(on(after), staff, made.id, { ...said, question }, undefined);
  }
  for (const [version, step] of report.steps.entries()) {
    const change = { status: step.status, adminNote: step.note, version: version + 1 };
    await updateReport(on(step.after), staff, made.id, change);
    if (!step.recovered) continue;
    const amount = newBalance.parse({ ...step.recovered, reportId: made.id });
    await setBalance(on(step.after), staff, victim.id, amount, undefined);
  }
}

/** Something to look at: a drawn sheet, or a PDF of one empty page. */
async function paper(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (name.endsWith('.pdf')) {
    return Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
  }
  const lines = [90, 130, 170, 250, 290, 330, 410]
    .map(
      (y, i) =>
        `<rect x="60" y="${y}" width="${i % 3 === 2 ? 220 : 440}" height="14" fill="#c9cfd9"/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="480"><rect width="560" height="480" fill="#fff"/>${lines}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
