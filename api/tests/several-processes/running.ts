/** A process of the API for the test of several, and the pages that are open at it. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { PROCESS_ENV } from '../process-env.ts';
import { PASSWORD, Person } from '../testing.ts';
import type { Said } from './process.ts';

const PROCESS = path.join(import.meta.dirname, 'process.ts');
export const PATIENCE = { timeout: 15_000, interval: 50 };

export interface Process {
  child: ChildProcess;
  origin: string;
  setupToken: string;
  said: Said[];
  errors(): string;
  /** Somebody whose requests go here; with a cookie, the same person as elsewhere. */
  visitor(cookie?: string): Person;
  client(name: string): Promise<Person>;
  run(job: string): Promise<unknown>;
}

export async function start(variables: Record<string, string>): Promise<Process> {
  const child = fork(PROCESS, [], {
    execArgv: [],
    env: { ...PROCESS_ENV, ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: Said[] = [];
  let errors = '';
  child.stderr?.on('data', (text) => (errors += text));
  child.on('message', (message: Said) => said.push(message));
  const first = await vi.waitFor(
    () => {
      const ready = said.find((each) => 'origin' in each);
      if (!ready) throw new Error(`it does not start: ${errors}`);
      return ready;
    },
    { timeout: 45_000, interval: 50 },
  );
  const { origin } = first;
  const visitor = (cookie = '', email = '') => {
    const request = (url: string, init: RequestInit) => fetch(`${origin}${url}`, init);
    const person = new Person({ request }, email);
    person.cookie = cookie;
    return person;
  };
  return {
    child,
    origin,
    setupToken: first.setupToken ?? '',
    said,
    errors: () => errors,
    visitor,
    async client(name) {
      const person = visitor('', `${name}@exemple.fr`);
      const { status, body } = await person.post('/api/auth/register', {
        name: 'Éloïse Marchand',
        phone: '',
        email: person.email,
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        acceptTerms: true,
      });
      expect(status).toBe(201);
      person.uid = (body.user as { uid: string }).uid;
      return person;
    },
    async run(job) {
      const before = said.length;
      child.send(job);
      await vi.waitFor(() => {
        expect(said.slice(before)).toContainEqual({ done: job });
      }, PATIENCE);
    },
  };
}

/** A page that is open at a process: what it was told so far, and whether it was let go. */
export async function open({ origin }: Process, { cookie }: Person) {
  const left = new AbortController();
  const response = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: left.signal });
  expect(response.status).toBe(200);
  const page = { events: [] as unknown[], ended: false, leave: () => left.abort() };
  const reading = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const each of events) {
        if (each.startsWith('data: ')) page.events.push(JSON.parse(each.slice(6)));
      }
    }
    page.ended = true;
  };
  reading().catch(() => {});
  return page;
}
