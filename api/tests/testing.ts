/** A whole API for one test: its own database and folder, people who sign in by cookie. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '@parade/db';
import { freshDatabase } from '@parade/db/testing.ts';
import { sql } from 'kysely';
import { PERMISSIONS, type Permission } from '../contract/staff.ts';
import { createApp } from '../src/app/app.ts';
import { ports } from '../src/app/ports.ts';
import { LuciaSessions } from '../src/people/auth/sessions.ts';
import type { Services } from '../src/platform/context.ts';
import { type Env, readEnv } from '../src/platform/env.ts';
import { folderBlobs } from '../src/platform/files/blobs.ts';
import { documentKey } from '../src/platform/files/encryption.ts';
import { fileStore } from '../src/platform/files/store.ts';
import { LiveHub } from '../src/platform/live-hub.ts';
import { createLog } from '../src/platform/log.ts';
import { RateLimits } from '../src/platform/rate-limits.ts';
import { WakeUp } from '../src/platform/wake-up.ts';

/** Strong enough for clients and staff, and no longer: to rate a long one takes milliseconds. */
export const PASSWORD = '48-tulipe-orage';

export interface Answer {
  status: number;
  headers: Headers;
  // What a test reads of an answer, it asserts.
  body: Record<string, unknown> & { code?: string; message?: string; items?: unknown[] };
  bytes: Buffer;
}

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Where a person's requests go: the API of a test, or a process of its own. */
interface Requests {
  request(url: string, init: RequestInit): Response | Promise<Response>;
}

export class Person {
  cookie = '';
  uid = '';
  readonly #api: Requests;
  readonly email: string;

  constructor(api: Requests, email: string) {
    this.#api = api;
    this.email = email;
  }

  async send(
    method: string,
    url: string,
    { body, headers = {} }: RequestOptions = {},
  ): Promise<Answer> {
    const form = body instanceof FormData;
    const raw = form || typeof body === 'string' || body === undefined;
    const response = await this.#api.request(url, {
      method,
      body: raw ? (body as string | FormData | undefined) : JSON.stringify(body),
      headers: {
        ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0] ?? '');
    const bytes = Buffer.from(await response.arrayBuffer());
    const json = response.headers.get('content-type')?.startsWith('application/json');
    const parsed = json ? JSON.parse(bytes.toString()) : {};
    return { status: response.status, headers: response.headers, body: parsed, bytes };
  }

  /** As a browser does: one of each name. */
  #keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    const others = this.cookie.split('; ').filter((each) => each && !each.startsWith(name));
    this.cookie = [...others, cookie].join('; ');
  }

  get = (url: string, headers?: Record<string, string>) =>
    this.send('GET', url, headers ? { headers } : {});
  post = (url: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    this.send('POST', url, { body, headers });
  put = (url: string, body: unknown) => this.send('PUT', url, { body });
  delete = (url: string) => this.send('DELETE', url);

  upload(bytes: Buffer | string, name: string, type = ''): Promise<Answer> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
    return this.send('POST', '/api/documents', { body: form });
  }
}

export interface World {
  app: ReturnType<typeof createApp>;
  services: Services;
  db: Db;
  folder: string;
  /** The environment of another process on the same database. */
  variables: Record<string, string>;
  visitor(): Person;
  /** A client who is signed in. */
  client(details?: { name?: string; email?: string; phone?: string }): Promise<Person>;
  /** A staff member who is signed in, with these permissions (all of them where none is named). */
  staff(permissions?: readonly Permission[]): Promise<Person>;
  /** Proves somebody's address. */
  confirm(person: Pick<Person, 'uid'>): Promise<void>;
  /** What lies in the outbox for an address, oldest first. */
  mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]>;
  end(): Promise<void>;
}

export async function createWorld(overrides: Partial<Env> = {}): Promise<World> {
  let people = 0;
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-api-'));
  const env = {
    ...readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    uploadFreeBytes: 0,
    ...overrides,
  };
  const db = await database.open();
  const now = () => new Date();
  const key = await documentKey(undefined, folder);
  const services: Services = {
    env,
    db,
    now,
    // So that a test may set both clocks on at once.
    sharedNow: (ms = 0) => sql`${new Date(services.now().getTime() + ms).toISOString()}`,
    log: createLog(env.logLevel),
    sessions: new LuciaSessions(db, false, now),
    limits: new RateLimits(db, now),
    ports,
    files: fileStore(folderBlobs(path.join(folder, 'files')), key),
    exports: fileStore(folderBlobs(path.join(folder, 'exports')), key),
    live: new LiveHub(),
    key,
    mailWakeUp: new WakeUp(),
    siteWakeUp: new WakeUp(),
  };
  const app = createApp(services, () => true);

  const world: World = {
    app,
    services,
    db,
    folder,
    variables: {
      DATA_DIR: database.location.url ? folder : path.dirname(database.location.file),
      LOG_LEVEL: 'silent',
      DOCUMENT_KEY: key.toString('hex'),
      ...(database.location.url ? { DATABASE_URL: database.location.url } : {}),
    },
    visitor: () => new Person(app, ''),
    async client({ name = 'Éloïse Marchand', email, phone = '' } = {}) {
      const person = new Person(app, email ?? `personne${++people}@exemple.fr`);
      const answer = await person.post('/api/auth/register', {
        name,
        phone,
        email: person.email,
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        acceptTerms: true,
      });
      if (answer.status !== 201) throw new Error(`registration: ${JSON.stringify(answer.body)}`);
      person.uid = (answer.body.user as { uid: string }).uid;
      return person;
    },
    async staff(permissions = PERMISSIONS) {
      const person = await world.client({ name: 'Camille Ardouin' });
      const has = (permission: Permission) => (permissions.includes(permission) ? 1 : 0);
      await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.uid).execute();
      await db
        .insertInto('admins')
        .values({
          userId: person.uid,
          email: person.email,
          name: 'Camille Ardouin',
          role: 'admin',
          manageReports: has('manageReports'),
          managePayments: has('managePayments'),
          manageUsers: has('manageUsers'),
          systemSettings: has('systemSettings'),
          acceptedAt: now().toISOString(),
          createdAt: now().toISOString(),
          createdBy: null,
        })
        .execute();
      return person;
    },
    confirm: async ({ uid }) => {
      await db.updateTable('users').set({ isEmailVerified: 1 }).where('id', '=', uid).execute();
    },
    mailsTo: (email) =>
      db
        .selectFrom('mail_outbox')
        .select(['subject', 'text', 'html'])
        .where('to', '=', email)
        .orderBy('id')
        .execute(),
    async end() {
      services.live.closeAll();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return world;
}

/** A complete report, to be changed by a test. */
export const aReport = (changes: Record<string, unknown> = {}) => ({
  title: 'Faux conseiller bancaire',
  fraudType: 'Phishing',
  description: 'Un homme m’a appelée en se disant de ma banque.',
  date: '2026-10-02',
  amount: 6200,
  location: 'Lyon',
  contactInfo: '01 99 00 12 34',
  additionalInfo: '',
  documents: {},
  ...changes,
});
