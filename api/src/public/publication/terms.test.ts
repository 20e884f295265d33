import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import type { Publication, PublicationStatus } from '../../../contract/publication.ts';
import { aDayLater } from '../../../tests/features/approvals.ts';
import { settingsScene } from '../../../tests/features/site-settings.ts';
import type { Person } from '../../../tests/testing.ts';
import { resumeBroadcasts } from '../../people/notifications/deliver.ts';
import type { Services } from '../../platform/context.ts';
import { daysAfter } from '../../platform/paris-days.ts';
import { publishDaily } from './daily.ts';
import { Publisher } from './publisher.ts';

let { world, editor, save, saveComplete } = {} as Awaited<ReturnType<typeof settingsScene>>;
beforeEach(async () => {
  ({ world, editor, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

/** The page as the site builds it, of one sentence: `site/src/legal/terms-shown.ts` has its own tests. */
function pageOf({ settings, terms }: Publication): string {
  const words = settings.legalPages.cgu.servicesDescription;
  const article = (standing: string, said: string, effectiveOn: string) =>
    `<article data-terms="${standing}" data-words="${said}" data-updated-on="2026-01-01" data-effective-on="${effectiveOn}">${said}</article>`;
  if (!terms) return `<article>${words}</article>`;
  const { inForce, announced, earliestOn } = terms;
  const isDue = announced?.words === words && announced.isDue;
  if (!inForce || inForce.words === words || isDue) {
    return article('in_force', words, inForce?.effectiveOn ?? '2026-01-01');
  }
  const from = announced?.words === words ? announced.effectiveOn : earliestOn;
  return (
    article('in_force', inForce.words, inForce.effectiveOn) + article('announced', words, from)
  );
}

/** What a process with this clock shows, once it has published what waits. */
async function publish(services: Services = world.services, codeMark = 'a'): Promise<string> {
  let shown = '';
  const publisher = new Publisher(services, {
    codeMark,
    builtIn: null,
    async build(content, folder) {
      shown = pageOf(content);
      await mkdir(path.join(folder, 'cgu'), { recursive: true });
      await writeFile(path.join(folder, 'cgu/index.html'), shown);
    },
    serve: async () => {},
  });
  await publisher.run();
  await publisher.stop();
  return shown;
}

async function say(words: string): Promise<string> {
  const saved = await save((document) => {
    document.legalPages.cgu.servicesDescription = words;
  });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  await aDayLater(world);
  return publish();
}

/** The notices that somebody has of the terms, oldest first, once all are delivered. */
async function noticesOf({ uid }: Pick<Person, 'uid'>, expected: number) {
  const read = () =>
    world.db
      .selectFrom('notifications')
      .select(['title', 'message', 'sendingId', 'metadata'])
      .where('userId', '=', uid)
      .where('category', '=', 'terms')
      .orderBy('id')
      .execute();
  await resumeBroadcasts(world.services);
  await vi.waitFor(async () => expect(await read()).toHaveLength(expected), { timeout: 2000 });
  return read();
}

const acceptedBy = (person: Person) => person.get('/api/me/accepted-terms');

const inDays = (days: number): Services => ({
  ...world.services,
  now: () => new Date(Date.now() + days * 86_400_000),
});

it('tells every active client of new terms thirty days before they bind, whatever they chose', async () => {
  const client = await world.client();
  await world.confirm(client);
  const quiet = await world.client();
  await world.confirm(quiet);
  const { uid } = quiet;
  await world.db.updateTable('users').set({ wantsEmails: 0 }).where('id', '=', uid).execute();
  await saveComplete();
  await publish();
  expect(await noticesOf(client, 0)).toEqual([]);

  const from = daysAfter(parisDay(new Date()), 31);
  const shown = await say('Nous aidons autrement les victimes.');
  expect(shown).toMatch(/^<article data-terms="in_force"(?!.*in_force.*autrement)/);
  expect(shown).toContain(`data-effective-on="${from}">Nous aidons autrement les victimes.`);
  for (const person of [client, quiet]) {
    const [notice] = await noticesOf(person, 1);
    expect(notice).toMatchObject({
      title: `Nos conditions changent le ${formatCalendarDay(from)}`,
      message: expect.stringContaining('fermer votre compte avant cette date, sans frais'),
      metadata: null,
    });
    const mails = await world.mailsTo(person.email);
    const mail = mails.find(({ subject }) => subject === notice?.title);
    expect(mail?.text).toContain('les conditions actuelles restent en vigueur');
    expect(mail?.text).toContain('/cgu');
  }
  const status = async () =>
    (await editor.get('/api/admin/site-settings/publication')).body as unknown as PublicationStatus;
  expect((await status()).announcedTerms).toMatchObject({ effectiveOn: from, done: 2, total: 2 });

  // Another process that shows the same, and every later publication, tell it no second time.
  await publish(world.services, 'b');
  await publishDaily(inDays(29));
  expect(await publish(inDays(29))).toContain('data-terms="announced"');
  await noticesOf(client, 1);

  await publishDaily(inDays(32));
  expect(await publish(inDays(32))).not.toContain('announced');
  expect((await status()).announcedTerms).toBeNull();
  const binding = await world.db
    .selectFrom('terms_versions')
    .select(['standing', 'words', 'effectiveOn'])
    .orderBy('id')
    .execute();
  expect(binding).toMatchObject([
    { standing: null },
    { standing: 'in_force', words: 'Nous aidons autrement les victimes.', effectiveOn: from },
  ]);
  await noticesOf(client, 1);
});

it('begins thirty days anew for other words, and ends the notice once they are withdrawn', async () => {
  const client = await world.client();
  await saveComplete();
  await publish();
  const before = (await world.db.selectFrom('terms_versions').select('words').execute())[0]?.words;
  await say('Nous aidons autrement les victimes.');
  await say('Nous aidons autrement les victimes, toujours.');
  const [, second] = await noticesOf(client, 2);
  expect(second?.message).toMatch(/^Cette annonce remplace la précédente\. /);

  expect(await say(before ?? '')).not.toContain('announced');
  const last = (await noticesOf(client, 3)).at(-1);
  expect(last?.title).toBe('Nos conditions ne changent pas');
  const rows = await world.db.selectFrom('terms_versions').select(['standing', 'words']).execute();
  expect(rows.filter(({ standing }) => standing !== null)).toEqual([
    { standing: 'in_force', words: before },
  ]);

  // Nobody of the team takes a notice away.
  const boss = await world.staff();
  const answer = await boss.delete(`/api/admin/notifications/${last?.sendingId}`);
  expect([answer.status, answer.body.message]).toEqual([
    422,
    expect.stringContaining('due à tous'),
  ]);
  await boss.post('/api/admin/notifications/removal', { ids: [last?.sendingId] });
  await noticesOf(client, 3);
});

it('tells of new terms where an outside host shows the site, and keeps what is accepted there', async () => {
  const given: Publication[] = [];
  const host = createServer(async (request, response) => {
    given.push(((await json(request)) as { content: Publication }).content);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  world.services.env.sitePublishHook = new URL(`http://127.0.0.1:${port}/`);
  try {
    const early = await world.client();
    await saveComplete();
    await publish();
    const client = await world.client();
    const old = given.at(-1)?.settings.legalPages.cgu.servicesDescription ?? '';

    await say('Nous aidons autrement les victimes.');
    const [notice] = await noticesOf(client, 1);
    expect(notice?.title).toMatch(/^Nos conditions changent le /);
    // The host shows both texts from what it is given.
    expect(given.at(-1)?.terms?.inForce?.text).toBe(old);
    const [first, second] = [await acceptedBy(early), await acceptedBy(client)];
    expect([first.status, second.status]).toEqual([404, 200]);
    expect(second.bytes.toString()).toContain(old);
  } finally {
    host.close();
  }
});

it('changes the terms of a demonstration at once, and binds those with which it opens', async () => {
  const client = await world.client();
  expect(await say('Nous essayons cette page nouvelle.')).toBe(
    '<article>Nous essayons cette page nouvelle.</article>',
  );
  await saveComplete((document) => {
    document.legalPages.cgu.servicesDescription = 'Nous ouvrons maintenant pour toujours.';
  });
  expect(await publish()).toMatch(
    /^<article data-terms="in_force" data-words="Nous ouvrons maintenant pour toujours."/,
  );
  expect(await noticesOf(client, 0)).toEqual([]);
});
