import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Publication, PublicationStatus } from '../../../contract/publication.ts';
import { setForward } from '../../../tests/mail.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import { work } from '../../platform/unit-of-work.ts';
import { claimNext } from './claim.ts';
import { publishDaily, removeOldPublications } from './daily.ts';
import { Publisher } from './publisher.ts';

const STATUS = '/api/admin/site-settings/publication';
const MAIN = '/api/admin/site-settings/main';

let world: World;
let editor: Person;
beforeEach(async () => {
  world = await createWorld();
  editor = await world.staff(['systemSettings']);
});
afterEach(() => world.end());

/** A process's publisher over a builder that writes what it was given, and what that process serves. */
function process(services: Services = world.services, codeMark = 'a') {
  const builds: Publication[] = [];
  const served: string[] = [];
  let breaks: string | undefined;
  let gate = Promise.resolve();
  const publisher = new Publisher(services, {
    codeMark,
    builtIn: null,
    async build(content, folder) {
      builds.push(content);
      await gate;
      if (breaks) throw new Error(breaks);
      await mkdir(path.join(folder, 'cgu'), { recursive: true });
      const page = `<main><article data-terms="in_force" data-words="a" data-updated-on="2026-01-01" data-effective-on="2026-01-01">Conditions de ${content.settings.brand.name}</article></main>`;
      await writeFile(path.join(folder, 'cgu/index.html'), page);
    },
    serve: async (folder) => {
      served.push(path.basename(folder));
    },
  });
  return {
    publisher,
    builds,
    served,
    breakWith: (problem: string | undefined) => {
      breaks = problem;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

async function rename(name: string): Promise<void> {
  const { body } = await editor.get(MAIN);
  const answer = await editor.put(MAIN, { ...body, brand: { ...(body.brand as object), name } });
  expect(answer.status).toBe(200);
}

const status = async () => (await editor.get(STATUS)).body as unknown as PublicationStatus;

describe('a publication', () => {
  it('is built from the settings as they are, switched to, and told with time and cause', async () => {
    const { publisher, builds, served } = process();
    await rename('Bouclier');
    expect((await status()).recent[0]).toMatchObject({ state: 'waiting', by: 'Camille Ardouin' });
    await publisher.run();
    expect(builds.map((content) => content.settings.brand.name)).toEqual(['Bouclier']);
    const { current, settingsVersion } = await status();
    expect(current).toMatchObject({ state: 'published', cause: 'settings', settingsVersion: 1 });
    expect(settingsVersion).toBe(1);
    expect(served).toEqual([`${current?.id}-a`]);
    await access(path.join(world.folder, 'site', `${current?.id}-a`));
  });

  it('carries nothing that is not public', async () => {
    const { publisher, builds } = process();
    await rename('Bouclier');
    await publisher.run();
    expect(JSON.stringify(builds)).not.toMatch(/updatedBy|staffTotp/);
    expect(JSON.stringify(builds)).not.toContain(editor.email);
  });

  it('comes once for a burst, and once more for what was saved meanwhile', async () => {
    const site = process();
    for (const name of ['Un', 'Deux', 'Trois']) await rename(name);
    const release = site.hold();
    const running = site.publisher.run();
    await expect.poll(() => site.builds.length).toBe(1);
    await rename('Quatre');
    await rename('Cinq');
    release();
    await running;
    await site.publisher.run();
    expect(site.builds.map((content) => content.settings.brand.name)).toEqual(['Trois', 'Cinq']);
    expect(site.served).toHaveLength(2);
  });

  it('misses nothing that is stored while it is claimed', async () => {
    const { publisher, builds } = process();
    await rename('Un');
    const asked = Promise.withResolvers<void>();
    const stored = Promise.withResolvers<void>();
    const saving = work(world.services, SYSTEM, async (unit) => {
      await requestPublication(unit, 'settings', 'Camille Ardouin');
      const { document } = await unit.trx
        .selectFrom('site_settings')
        .select('document')
        .executeTakeFirstOrThrow();
      await unit.trx
        .updateTable('site_settings')
        .set({ document: document.replace('"Un"', '"Deux"') })
        .execute();
      asked.resolve();
      await stored.promise;
    });
    await asked.promise;
    const running = publisher.run();
    // As it should be, the claim waits and nothing is built yet.
    await vi.waitFor(() => expect(builds).toHaveLength(1), { timeout: 400 }).catch(() => {});
    stored.resolve();
    await Promise.all([saving, running]);
    await publisher.run();
    expect(builds.at(-1)?.settings.brand.name).toBe('Deux');
  });

  it('that fails keeps the earlier version online and says why, without our folders', async () => {
    const site = process();
    await rename('Un');
    await site.publisher.run();
    const online = (await status()).current?.id;
    site.breakWith(`ENOSPC: no space left in ${world.services.env.dataDir}/site`);
    await rename('Deux');
    await site.publisher.run();
    const after = await status();
    expect(after.current?.id).toBe(online);
    expect(after.recent[0]).toMatchObject({ state: 'failed', finishedAt: expect.any(String) });
    expect(after.recent[0]?.problem).toBe('ENOSPC: no space left in /site');
    expect(site.served).toHaveLength(1);
    site.breakWith(undefined);
    await editor.post(STATUS);
    await site.publisher.run();
    expect((await status()).current).toMatchObject({ cause: 'request', settingsVersion: 2 });
    expect(site.served).toHaveLength(2);
  });

  it('that is built and cannot be shown whole is told as a failure, and shown once it can', async () => {
    const { publisher, served } = process();
    await rename('Un');
    await world.db.schema.alterTable('terms_versions').renameTo('terms_gone').execute();
    const failure = publisher.run();
    await expect(failure).rejects.toThrow('terms_versions');
    await expect(publisher.run()).rejects.toThrow('terms_versions');
    await world.db.schema.alterTable('terms_gone').renameTo('terms_versions').execute();
    await publisher.run();
    expect((await status()).current?.id).toBeTruthy();
    const [shown] = served;
    await publisher.run();
    expect(new Set(served)).toEqual(new Set([shown]));
  });

  it('leaves no earlier content behind', async () => {
    const { publisher } = process();
    for (const name of ['Un', 'Deux']) {
      await rename(name);
      await publisher.run();
    }
    const kept = await world.db
      .selectFrom('publications')
      .select('content')
      .orderBy('id')
      .execute();
    expect(kept.map(({ content }) => content?.includes('Deux') ?? null)).toEqual([null, true]);
  });

  it('is built by every process that lacks it, from the same content, and again for newer code', async () => {
    const [one, two] = [
      process(),
      process({
        ...world.services,
        env: { ...world.services.env, dataDir: path.join(world.folder, 'b') },
      }),
    ];
    await rename('Un');
    await one.publisher.run();
    await world.db.updateTable('site_settings').set({ document: '{}' }).execute();
    await two.publisher.run();
    expect(two.builds).toEqual(one.builds);
    expect(two.served).toEqual(one.served);
    // Started again: what is built already is not built again…
    const again = process();
    await again.publisher.follow({ build: false });
    expect([again.builds, again.served]).toEqual([[], one.served]);
    // …but by newer code it is.
    const newer = process(world.services, 'b');
    await newer.publisher.follow({ build: false });
    expect([newer.builds, newer.served]).toEqual([[], one.served]);
    await newer.publisher.run();
    expect(newer.builds).toEqual(one.builds);
    expect(newer.served.at(-1)).toMatch(/-b$/);
  });

  it('whose content has a shape of older code is built from what is public now', async () => {
    const { publisher } = process();
    await rename('Un');
    await publisher.run();
    await world.db.updateTable('publications').set({ content: '{"settings":7}' }).execute();
    const newer = process(world.services, 'b');
    await newer.publisher.run();
    expect(newer.builds.map((content) => content.settings.brand.name)).toEqual(['Un']);
    expect(newer.served.at(-1)).toMatch(/-b$/);
  });

  it('is built by one of two processes', async () => {
    const [one, two] = [process(), process()];
    await rename('Un');
    await Promise.all([one.publisher.run(), two.publisher.run()]);
    await Promise.all([one.publisher.run(), two.publisher.run()]);
    const rows = await world.db.selectFrom('publications').select('state').execute();
    expect(rows).toEqual([{ state: 'published' }]);
    expect(one.served).toEqual(two.served);
  });

  it('that a stopped process left half done is taken up again', async () => {
    const { publisher } = process();
    await rename('Un');
    const tenMinutesAgo = new Date(Date.now() - 600_000).toISOString();
    await world.db
      .updateTable('publications')
      .set({ state: 'building', startedAt: tenMinutesAgo })
      .execute();
    await publisher.run();
    expect((await status()).current).not.toBeNull();
  });

  it('is held while it is built, and taken over soon after its process was killed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [one, two] = [process(), process()];
    await rename('Un');
    const release = one.hold();
    const building = one.publisher.run();
    await expect.poll(() => one.builds.length).toBe(1);
    for (let n = 0; n < 4; n++) {
      const held = () => world.db.selectFrom('publications').select('heldUntil').execute();
      const before = await held();
      setForward(world.services, 4000);
      vi.advanceTimersByTime(3000);
      await expect.poll(held).not.toEqual(before);
      await two.publisher.run();
      expect(two.builds).toEqual([]);
    }
    vi.useRealTimers();
    release();
    await building;

    await rename('Deux');
    await claimNext(world.services); // Nobody goes on from here.
    setForward(world.services, 9000);
    await two.publisher.run();
    expect(two.builds.map((content) => content.settings.brand.name)).not.toContain('Deux');
    setForward(world.services, 2000);
    await two.publisher.run();
    expect(two.builds.at(-1)?.settings.brand.name).toBe('Deux');
  });

  it('that is not built here yet keeps no start waiting: an earlier one is shown meanwhile', async () => {
    const first = process();
    await rename('Un');
    await first.publisher.run();
    const [shown = ''] = first.served;
    await rename('Deux');
    await first.publisher.run();
    const [, gone = ''] = first.served;
    await rm(path.join(world.folder, 'site', gone), { recursive: true });
    const again = process();
    again.hold();
    await again.publisher.start();
    expect(again.served).toEqual([shown]);
    expect(again.builds).toEqual([]);
  });

  it('under way when its process is told to stop waits for the next', async () => {
    const site = process();
    await rename('Un');
    const release = site.hold();
    const running = site.publisher.run();
    await expect.poll(() => site.builds.length).toBe(1);
    site.breakWith('killed');
    const stopping = site.publisher.stop();
    release();
    await Promise.all([stopping, running]);
    expect((await status()).recent[0]).toMatchObject({ state: 'waiting', problem: null });
    const next = process();
    await next.publisher.run();
    expect((await status()).current).not.toBeNull();
  });

  it('comes daily once there was one, for what time changes', async () => {
    const { publisher, builds } = process();
    await publishDaily(world.services);
    await publisher.run();
    expect(builds).toEqual([]);
    await rename('Un');
    await publisher.run();
    await publishDaily(world.services);
    await publisher.run();
    expect((await status()).current).toMatchObject({ cause: 'daily', by: 'Système' });
  });
});

describe('old publications', () => {
  it('go, but for the one that is online', async () => {
    const { publisher } = process();
    for (const name of ['Un', 'Deux']) {
      await rename(name);
      await publisher.run();
    }
    const online = (await status()).current?.id;
    await removeOldPublications(world.db, new Date(Date.now() + 1000).toISOString());
    expect((await status()).recent.map(({ id }) => id)).toEqual([online]);
  });
});

describe('an outside host', () => {
  it('is called in place of a build; its refusal is a failure with its cause', async () => {
    const calls: Record<string, unknown>[] = [];
    let answer = 204;
    const host = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      calls.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(answer).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    world.services.env.sitePublishHook = new URL(`http://127.0.0.1:${port}/hook`);
    const { publisher, builds } = process();
    try {
      await rename('Un');
      await publisher.run();
      expect(await status()).toMatchObject({ outside: true, current: { state: 'published' } });
      expect(calls).toMatchObject([{ content: { settings: { brand: { name: 'Un' } } } }]);
      answer = 500;
      await editor.post(STATUS);
      await publisher.run();
      expect((await status()).recent[0]).toMatchObject({
        state: 'failed',
        problem: 'L’hébergeur extérieur a répondu 500.',
      });
      expect(builds).toEqual([]);
    } finally {
      host.close();
    }
  });
});

describe('the text that a person accepts', () => {
  it('is kept, and shown to them and to staff when the terms have long changed', async () => {
    const { publisher } = process();
    const early = await world.client();
    expect((await early.get('/api/me/accepted-terms')).status).toBe(404);
    expect((await early.get('/api/me')).body.hasAcceptedText).toBeUndefined();
    await rename('Un');
    await publisher.run();
    const victim = await world.client();
    await rename('Deux');
    await publisher.run();
    const later = await world.client();

    expect((await victim.get('/api/me')).body.hasAcceptedText).toBe(true);
    const page = await victim.get('/api/me/accepted-terms');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.bytes.toString()).toContain('Conditions de Un');
    expect((await later.get('/api/me/accepted-terms')).bytes.toString()).toContain('de Deux');

    const staff = await world.staff(['manageUsers']);
    const shown = await staff.get(`/api/admin/users/${victim.uid}/accepted-terms`);
    const { items: reads } = (await victim.get('/api/me/reads')).body;
    expect(reads).toMatchObject([{ kind: 'account' }]);
    expect(shown.bytes.toString()).toContain('Conditions de Un');
    const detail = await staff.get(`/api/admin/users/${victim.uid}`);
    expect(detail.body).toMatchObject({ hasAcceptedText: true });
  });
});
