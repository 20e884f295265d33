/** The command line, in this process; that it starts as one of its own is tried once. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/mail.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/testing.ts';
import { JobNotes } from '../../platform/job-notes.ts';
import { COMMANDS } from './list.ts';
import { parade } from './parade.ts';
import { changesOf } from './release.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../../bin/parade.ts');

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

interface Changes {
  variables?: Record<string, string>;
  now?: () => Date;
}

async function run(typed: string, { variables = {}, now = () => new Date() }: Changes = {}) {
  const said = { out: '', err: '' };
  const code = await parade(typed.split(' '), {
    variables: { ...world.variables, PORT: '9', ...variables },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    now,
  });
  return { code, ...said };
}

const json = async (typed: string, changes?: Changes) => {
  const { code, out } = await run(`${typed} --json`, changes);
  return { code, ...JSON.parse(out) };
};

describe('what is typed', () => {
  it('has its help in French, for every command', async () => {
    for (const { name, about } of COMMANDS) {
      const { code, out } = await run(`${name} --help`);
      expect([code, out]).toEqual([0, expect.stringContaining(`Usage\u00a0: parade ${name}`)]);
      expect(out.replace(/\s+/g, ' ')).toContain(about.split('\u00a0')[0]);
      expect(out).toContain('Codes de sortie');
      expect(out).not.toMatch(/\b(Usage|Options|Commands|Arguments):|display help/);
    }
    expect((await run('--help')).out).toMatch(/^Commandes\u00a0:$/m);
  });

  it.each([
    ['guess', /^Il n’y a pas de commande «\u00a0guess\u00a0»\./],
    ['staff guess', /^Il n’y a pas de commande «\u00a0guess\u00a0»\./],
    ['staff', /^Usage\u00a0: parade staff/],
    ['staff reset', /^Il manque <e-mail>\./],
    ['status --guess', /^Il n’y a pas d’option --guess\./],
    ['limits lift --account', /^Il manque une valeur\u00a0: --account <e-mail>/],
    ['migrate now', /^Il y a trop de mots\./],
    ['limits lift', /^Pour qui/],
    ['mail test nobody', /^nobody n’est pas une adresse/],
  ])('ends with 2 and a sentence where it is wrong: %s', async (typed, sentence) => {
    const { code, out, err } = await run(typed);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it('starts as a process of its own', async () => {
    const ended = promisify(execFile)(process.execPath, [ENTRY, 'release', 'notes', '--json'], {
      env: PROCESS_ENV,
    });
    expect(JSON.parse((await ended).stdout)).toMatchObject({ ok: true, version: '0.1.0' });
  });

  it('ends well where nobody reads to the end', async () => {
    const typed = '{ "$0" "$1" --help; echo "ends with $?" >&2; } | true';
    const command = ['-c', typed, process.execPath, ENTRY];
    const { stderr } = await promisify(execFile)('sh', command, { env: PROCESS_ENV });
    expect(stderr).toBe('ends with 0\n');
  });
});

describe('commands that look', () => {
  it.each(['status', 'doctor', 'jobs', 'staff list', 'mail list', 'lists', 'ledger verify'])(
    'say that a base is empty: %s',
    async (typed) => {
      const { code, out, err } = await run(typed);
      expect(code).toBe(1);
      expect(out + err).toContain('La base est vide');
    },
  );

  it('answer with one object', async () => {
    const boss = await world.staff();
    expect(await json('status')).toMatchObject({ code: 0, ok: true, mailsFailed: 0, ready: false });
    expect(await json('staff list')).toMatchObject({
      staff: [{ email: boss.email, status: 'active', totpEnabled: false }],
    });
    expect(await json('lists')).toMatchObject({ ok: true, lists: [] });
    // Below a group that is a command itself.
    expect(await json('lists import domains /none')).toMatchObject({ code: 1, ok: false });
    expect(await json('mail list')).toMatchObject({ ok: true, mails: [] });
    expect(await json('ledger reconcile')).toMatchObject({ code: 0, ok: true });
    expect(await json('verify')).toMatchObject({ code: 0, database: 0, ledger: 0 });
  });

  it('show how each job ended', async () => {
    await world.client();
    const notes = new JobNotes(world.variables.DATA_DIR ?? '', () => new Date());
    await notes.note('retention', null);
    await notes.note('exports', 'error: the disk is full');
    const { code, jobs, problems } = await json('jobs');
    expect([code, problems]).toEqual([1, [expect.stringMatching(/^exports .+the disk is full$/)]]);
    const named = (name: string) => jobs.find((job: { name: string }) => job.name === name);
    expect(named('retention')).toMatchObject({ problem: null, failedAt: null });
    expect(Date.parse(named('retention').nextAt)).toBeGreaterThan(Date.now());
  });
});

describe('parade doctor', () => {
  const stateOf = (probes: { name: string; state: string }[], name: string) =>
    probes.find((probe) => probe.name === name)?.state;

  it('finds a key that opens nothing, a store and a mail server that are away, a wrong variable', async () => {
    await world.client();
    const good = await json('doctor');
    for (const name of ['database', 'clocks', 'key', 'store', 'lists']) {
      expect([name, stateOf(good.probes, name)]).toEqual([name, 'ok']);
    }
    expect(stateOf(good.probes, 'mail')).toBe('warn');

    // A command that changes something has written by what the key is known.
    await run('migrate');
    const other = await json('doctor', {
      variables: {
        DOCUMENT_KEY: randomBytes(32).toString('hex'),
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    });
    expect(other.code).toBe(1);
    expect([stateOf(other.probes, 'key'), stateOf(other.probes, 'mail')]).toEqual(['fail', 'fail']);

    const away = await json('doctor', {
      variables: {
        ...{ S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'parade', S3_REGION: 'x' },
        ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
      },
    });
    expect(stateOf(away.probes, 'store')).toBe('fail');
    expect(away.probes.find(({ name }: { name: string }) => name === 'store').says).toMatch(
      /^Le stockage des fichiers ne répond pas/,
    );

    const wrong = await run('doctor', { variables: { PUBLIC_URL: 'parade.example' } });
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('PUBLIC_URL')]);
  });

  it.runIf(process.env.TEST_POSTGRES_URL)('finds a clock that is off', async () => {
    await world.client();
    const { probes } = await json('doctor', { now: () => new Date(Date.now() + 600_000) });
    expect(stateOf(probes, 'clocks')).toBe('fail');
  });
});

describe('commands for the team', () => {
  it('reset ends sessions and password, and its link opens the door again', async () => {
    const boss = await world.staff();
    const { code, link } = await json(`staff reset ${boss.email.toUpperCase()}`);
    expect(code).toBe(0);
    expect((await boss.get('/api/me')).body.code).toBe('session_required');
    const signIn = (password: string) =>
      world.visitor().post('/api/auth/admin-login', { email: boss.email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);

    const mail = (await world.mailsTo(boss.email)).at(-1);
    expect(mail?.subject).toBe('Votre accès a été remis à zéro');
    expect(mail?.text).toContain(link);
    const password = 'trois-lamas-sous-la-pluie-72';
    const token = new URL(link).searchParams.get('token');
    const chosen = { token, password, passwordConfirmation: password };
    const reset = await world.visitor().post('/api/auth/password-reset/confirm', chosen);
    expect(reset.status).toBe(204);
    expect((await signIn(password)).status).toBe(200);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['actorId', 'objectId'])
      .where('action', '=', 'reset-access')
      .execute();
    expect(events).toEqual([{ actorId: null, objectId: boss.uid }]);
    expect(await run('staff reset nul@exemple.fr')).toMatchObject({
      code: 1,
      err: 'Personne dans l’équipe n’a cette adresse.\n',
    });
  });

  it('invite again whom nobody saw, and nobody else', async () => {
    const boss = await world.staff();
    expect(await json(`staff invite ${boss.email}`)).toMatchObject({ code: 0, sent: false });
    const admins = world.db.updateTable('admins').where('userId', '=', boss.uid);
    await admins.set({ acceptedAt: null }).execute();
    expect(await json(`staff invite ${boss.email}`)).toMatchObject({ code: 0, sent: true });
    expect((await world.mailsTo(boss.email)).at(-1)?.subject).toMatch(/^Rejoignez l’équipe/);
    expect((await run(`staff reset ${boss.email}`)).err).toContain('parade staff invite');
  });

  it('give the link of the first administrator, until there is one', async () => {
    await world.client();
    const { link } = await json('staff create-first');
    const token = new URL(link).searchParams.get('token');
    const made = await world.visitor().post('/api/admin-setup', {
      ...{ token, name: 'Camille Ardouin', email: 'camille@exemple.fr' },
      ...{ password: PASSWORD, passwordConfirmation: PASSWORD },
    });
    expect(made.status).toBeLessThan(300);
    expect((await run('staff create-first')).code).toBe(1);
  });
});

const journal = (objectType: string) =>
  world.db
    .selectFrom('audit_events')
    .selectAll()
    .where('objectType', '=', objectType)
    .orderBy('id')
    .execute();

it('lifts what is counted for an account and an address, and no more', async () => {
  const person = await world.client();
  const { limits } = world.services;
  await limits.slow('loginAccount', person.email);
  await limits.take('passwordAccount', person.uid);
  await limits.slow('loginPair', `${person.email} 2001:db8:0:1::/64`);
  await limits.take('loginAddress', '192.0.2.7');
  expect(await json(`limits lift --account ${person.email}`)).toMatchObject({ code: 0, lifted: 2 });
  const both = `limits lift --account ${person.email} --address 2001:db8:0:1:2:3:4:5`;
  expect(await json(both)).toMatchObject({ lifted: 1 });
  const left = await world.db.selectFrom('rate_limits').select('key').execute();
  expect(left.some(({ key }) => key.startsWith('loginAddress:'))).toBe(true);
  await run('limits lift --all');
  await run('limits lift --all');
  expect(await world.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  // The journal has each that lifted something, and no address.
  const lines = await journal('limits');
  const account = { actorId: null, action: 'lift', objectId: person.uid, before: null };
  expect(lines).toMatchObject([
    { ...account, after: '{"kind":"account","lifted":2}' },
    { ...account, after: '{"kind":"account","lifted":1}' },
    { objectId: 'all', after: expect.stringContaining('"kind":"all"') },
  ]);
});

describe('parade mail', () => {
  it('lets what failed leave at once or go for good, and touches nothing else', async () => {
    await world.client();
    await world.db.deleteFrom('mail_outbox').execute();
    const at = new Date().toISOString();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const mail = { to: 'a@exemple.fr', subject: '', text: '', html: '', createdAt: at };
    const stuck = { ...mail, attempts: 2, nextAttemptAt: later, lastError: 'ETIMEDOUT: none' };
    await world.db
      .insertInto('mail_outbox')
      .values([
        { ...stuck, id: 'waits' },
        { ...stuck, id: 'gone', failedAt: at },
        // A worker has it at this moment.
        { ...stuck, id: 'held', lastError: null },
      ])
      .execute();
    const { mails } = await json('mail list');
    expect(mails.map(({ id }: { id: string }) => id)).toEqual(['gone', 'waits']);
    expect(JSON.stringify(mails)).not.toContain('a@exemple.fr');
    expect(await json('mail retry')).toMatchObject({ code: 0, retried: 1 });
    expect(await json('mail retry gone')).toMatchObject({ code: 1, retried: 0 });
    const due = async (id: string) =>
      (
        await world.db
          .selectFrom('mail_outbox')
          .select('nextAttemptAt')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).nextAttemptAt;
    expect((await due('waits')) < later).toBe(true);
    expect(await due('held')).toBe(later);
    expect(await json('mail drop waits gone held')).toMatchObject({ code: 1, dropped: 2 });
    const left = await world.db.selectFrom('mail_outbox').select('id').execute();
    expect(left).toEqual([{ id: 'held' }]);
    const before = '{"domain":"exemple.fr","reason":"ETIMEDOUT: none"}';
    const line = { action: 'delete', actorId: null, before };
    const lines = await journal('mails');
    expect(lines.map(({ objectId }) => objectId).sort()).toEqual(['gone', 'waits']);
    for (const one of lines) expect(one).toMatchObject(line);
  });

  it('says what the mail server answered', async () => {
    await world.client();
    const server = await startMailServer(0, 'nul@exemple.fr');
    const variables = { SMTP_URL: server.url };
    const good = await run('mail test a@exemple.fr', { variables });
    expect([good.code, good.out]).toEqual([0, expect.stringContaining('250')]);
    expect(server.taken.map(({ subject }) => subject)).toEqual(['[Démonstration] Message d’essai']);
    const bad = await run('mail test nul@exemple.fr', { variables });
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('550')]);
    await server.stop();
  });
});

it('shows the notes of one version alone', () => {
  const text = '# Changes\n\n## 0.2.0\n\n- Two.\n\n## 0.1.0 (2026)\n\n- One.\n';
  expect(changesOf(text, '0.1.0')).toBe('- One.');
  expect(changesOf(text, '0.2.0')).toBe('- Two.');
  expect(changesOf(text, '0.3.0')).toBeNull();
});
