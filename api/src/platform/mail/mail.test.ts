import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayment } from '../../../tests/features/invoices.ts';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
import {
  type MailServer,
  MINUTE,
  setForward,
  startMailServer,
  tokenIn,
  workerOf,
} from '../../../tests/mail.ts';
import { pdfText } from '../../../tests/pdf-text.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/testing.ts';
import { tidyUp } from '../../app/jobs.ts';
import { issueInvoice } from '../../money/invoices/issue.ts';
import { requireStrong } from '../../people/auth/password-strength.ts';
import { notificationMail, toNotifications } from '../../people/notifications/mails.ts';
import { SYSTEM } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { enqueueMail } from './enqueue.ts';
import type { MailWorker } from './worker.ts';

let server: MailServer;
let world: World;
let worker: MailWorker;
beforeEach(async () => {
  server = await startMailServer();
  world = await createWorld({ smtpUrl: server.url });
  worker = workerOf(world.services);
});
afterEach(async () => {
  await worker.stop();
  await world.end();
  await server.stop();
  vi.restoreAllMocks();
});

const write = (to: string, title = 'Votre dossier avance') =>
  work(world.services, SYSTEM, (unit) =>
    enqueueMail(
      unit,
      to,
      notificationMail(title, 'Un message.', toNotifications('http://localhost:3000/x')),
    ),
  );
const outbox = () => world.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

describe('a mail', () => {
  it('arrives in plain text and HTML, from the brand, with what every mail says', async () => {
    await write('eloise@exemple.fr');
    await worker.run();
    const [mail] = server.taken;
    expect(mail?.recipients).toEqual(['eloise@exemple.fr']);
    expect(mail?.from).toEqual({ name: 'Parade', address: 'contact@parade.example' });
    expect(mail?.subject).toBe('[Démonstration] Votre dossier avance');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Un message.');
      expect(form).toContain('http://localhost:3000/x');
      expect(form).toContain('Vous recevez ce message parce que');
      expect(form).toContain('jamais d’argent, de mot de passe ni de code par e-mail');
      expect(form).toContain('0\u00a0805\u00a0805\u00a0817');
      expect(form).toContain('17cyber.gouv.fr');
    }
    expect(mail?.html).not.toMatch(/<img|<script|src=/i);
  });

  it('of an open platform bears no mark of a demonstration', async () => {
    await world.db
      .insertInto('site_settings')
      .values({
        id: 'main',
        document: JSON.stringify(COMPLETE_SETTINGS),
        version: 1,
        updatedAt: '2026-11-20T10:00:00.000Z',
        updatedBy: null,
      })
      .execute();
    await write('eloise@exemple.fr');
    await worker.run();
    expect(server.taken[0]?.subject).toBe('Votre dossier avance');
    expect(server.taken[0]?.text).not.toContain('démonstration');
  });

  it('keeps nothing of its text once it was taken', async () => {
    await write('eloise@exemple.fr');
    await worker.run();
    const [row] = await outbox();
    expect(row).toMatchObject({ text: '', html: '', attempts: 1, failedAt: null });
    expect(row?.sentAt).not.toBeNull();
  });

  it('carries the paper that it names, made when it leaves', async () => {
    const person = await world.client();
    await world.confirm(person);
    const payment = await aPayment(world.db, person.uid);
    const { number } = await work(world.services, SYSTEM, (unit) =>
      issueInvoice(world.services, unit, payment),
    );
    await worker.run();
    const mail = server.taken.find(({ subject }) => subject?.endsWith(`Votre facture ${number}`));
    expect(mail?.attachments).toMatchObject([
      { filename: `facture-${number}.pdf`, mimeType: 'application/pdf' },
    ]);
    const pdf = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
    expect(await pdfText(pdf)).toContain(`Facture ${number}`);
  });

  it('cannot be talked into another header, another recipient or HTML', async () => {
    await write('eloise@exemple.fr', 'Bonjour\r\nBcc: autre@exemple.fr\r\n\r\n<b>x</b>');
    await worker.run();
    const [mail] = server.taken;
    expect(mail?.recipients).toEqual(['eloise@exemple.fr']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toBe('[Démonstration] Bonjour Bcc: autre@exemple.fr <b>x</b>');
    expect(mail?.html).not.toContain('<b>x');
  });

  it('comes from whom the configuration names', async () => {
    world.services.env.mailFrom = { name: 'Cellule', address: 'cellule@exemple.fr' };
    await write('eloise@exemple.fr');
    await worker.run();
    expect(server.taken[0]?.from).toEqual({ name: 'Cellule', address: 'cellule@exemple.fr' });
  });

  it('is not written when its transaction fails', async () => {
    const failing = work(world.services, SYSTEM, async (unit) => {
      await enqueueMail(unit, 'a@exemple.fr', notificationMail('x', 'y', toNotifications('z')));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox()).toEqual([]);
  });
});

describe('without a mail server that answers', () => {
  it('registers and resets at once, loses nothing, and delivers when it is back', async () => {
    await requireStrong(PASSWORD, []); // The dictionaries are loaded once, and not by this test's clock.
    await server.stop();
    const start = performance.now();
    const person = await world.client({ email: 'eloise@exemple.fr' });
    const registered = performance.now();
    const reset = await world.visitor().post('/api/auth/password-reset', { email: person.email });
    expect(registered - start).toBeLessThan(1000);
    expect(performance.now() - registered).toBeLessThan(1000);
    expect(reset.status).toBe(202);

    await worker.run();
    setForward(world.services, 5 * MINUTE);
    await worker.run();
    expect((await outbox()).map((row) => row.sentAt)).toEqual([null, null]);

    // Back after links would have expired: their hour begins when the mail leaves.
    setForward(world.services, 3 * 60 * MINUTE);
    server = await startMailServer(server.port);
    await worker.run();
    expect(server.taken.map((mail) => mail.subject).sort()).toEqual([
      '[Démonstration] Choisissez un nouveau mot de passe',
      '[Démonstration] Confirmez votre adresse e-mail',
    ]);
    const mail = server.taken.find((m) => m.subject?.includes('Confirmez'));
    const confirmed = await world.visitor().post('/api/auth/email-verification/confirm', {
      token: tokenIn(mail?.text ?? ''),
      isMine: true,
    });
    expect(confirmed.body).toMatchObject({ isProven: true });
  });

  it('waits longer after each failure and gives up after four days, without the text', async () => {
    await server.stop();
    await write('eloise@exemple.fr');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      await worker.run();
      const [row] = await outbox();
      expect(row?.attempts).toBe(attempt);
      waits.push(Date.parse(row?.nextAttemptAt ?? '') - world.services.now().getTime());
      setForward(world.services, 90 * MINUTE);
    }
    const expected = [0.5, 2, 10, 30, 60, 60].map((minutes) => minutes * MINUTE);
    waits.forEach((wait, i) => {
      expect(wait).toBeGreaterThan((expected[i] ?? 0) * 0.7);
      expect(wait).toBeLessThan((expected[i] ?? 0) * 1.3);
    });
    setForward(world.services, 4 * 24 * 60 * MINUTE);
    await worker.run();
    const [row] = await outbox();
    expect(row).toMatchObject({ text: '', html: '', sentAt: null });
    expect(row?.failedAt).not.toBeNull();
  });

  it('keeps what a server said about one mail, without the address, and sends the others', async () => {
    await server.stop();
    server = await startMailServer(server.port, 'nul@exemple.fr');
    await write('eloise@exemple.fr');
    await write('nul@exemple.fr');
    await worker.run();
    expect(server.taken.map((mail) => mail.recipients)).toEqual([['eloise@exemple.fr']]);
    const [, refused] = await outbox();
    expect(refused?.lastError).toContain('no such mailbox');
    expect(refused?.lastError).not.toContain('exemple.fr');
    // Nobody will ever read it there: not tried again.
    expect(refused).toMatchObject({ attempts: 1, failedAt: expect.any(String), text: '' });
  });

  it('tries again where the sender is refused: that is mended in the settings', async () => {
    await server.stop();
    server = await startMailServer(server.port, 'contact@parade.example');
    await write('eloise@exemple.fr');
    await worker.run();
    expect(await outbox()).toMatchObject([{ attempts: 1, failedAt: null }]);
  });

  it('tries again where a mailbox is only full', async () => {
    await server.stop();
    server = await startMailServer(server.port, 'pleine@exemple.fr', 452);
    await write('pleine@exemple.fr');
    await worker.run();
    expect(await outbox()).toMatchObject([{ attempts: 1, failedAt: null }]);
  });
});

describe('the worker', () => {
  it('sends once what several workers find at once', async () => {
    const addresses = Array.from({ length: 30 }, (_, i) => `personne${i}@exemple.fr`);
    for (const address of addresses) await write(address);
    const others = [workerOf(world.services), workerOf(world.services)];
    await Promise.all([worker, ...others].map((each) => each.run()));
    for (const other of others) await other.stop();
    expect(server.taken.flatMap((mail) => mail.recipients).sort()).toEqual(addresses.sort());
  });

  it('sends what comes while it is at work', async () => {
    await write('a@exemple.fr');
    const first = worker.run();
    await write('b@exemple.fr');
    await Promise.all([first, worker.run()]);
    expect(server.taken).toHaveLength(2);
  });

  it('takes up what a process left that died with a mail in its hands', async () => {
    await write('a@exemple.fr');
    const claimedAt = new Date(Date.now() + 5 * MINUTE).toISOString();
    await world.db
      .updateTable('mail_outbox')
      .set({ attempts: 1, nextAttemptAt: claimedAt })
      .execute();
    await worker.run();
    expect(server.taken).toEqual([]);
    setForward(world.services, 6 * MINUTE);
    await worker.run();
    expect(server.taken).toHaveLength(1);
  });

  it('is told by a commit and by nothing before it', async () => {
    const rung = vi.fn();
    world.services.mailWakeUp.heardBy(rung);
    await work(world.services, SYSTEM, async (unit) => {
      await enqueueMail(unit, 'a@exemple.fr', notificationMail('x', 'y', toNotifications('z')));
      expect(rung).not.toHaveBeenCalled();
    });
    expect(rung).toHaveBeenCalledOnce();
  });
});

describe('without SMTP_URL', () => {
  it('writes each mail as a file for the owner alone and prints its link', async () => {
    world.services.env.smtpUrl = undefined;
    const files = workerOf(world.services);
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await world.client({ email: 'eloise@exemple.fr' });
    await files.run();
    await files.stop();

    const folder = path.join(world.folder, 'mail');
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    expect(mail.to).toEqual([{ name: '', address: 'eloise@exemple.fr' }]);
    expect(mail.html).toContain('Confirmer mon adresse');
    const token = tokenIn(mail.text ?? '');
    expect(token).toHaveLength(43);
    const lines = printed.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes(`/verify-email?token=${token}`))).toHaveLength(1);
  });
});

describe('tidying up', () => {
  it('removes sent mails after 30 days, old tokens after a week, and nothing that waits', async () => {
    await world.client();
    await worker.run();
    await write('eloise@exemple.fr');
    setForward(world.services, 6 * 24 * 60 * MINUTE);
    await tidyUp(world.services);
    expect(await outbox()).toHaveLength(2);
    expect(await world.db.selectFrom('tokens').selectAll().execute()).toHaveLength(1);
    setForward(world.services, 25 * 24 * 60 * MINUTE);
    await tidyUp(world.services);
    expect((await outbox()).map((row) => row.to)).toEqual(['eloise@exemple.fr']);
    expect(await world.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });
});
