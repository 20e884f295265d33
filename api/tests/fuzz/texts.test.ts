/** Every text of every body, replaced in turn by what breaks parsers, pages, mails and databases. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import { cleanText, oneLine } from '../../contract/text.ts';
import type { Stage } from '../fixture.ts';
import { clearStage, setStage } from '../stage.ts';
import type { Answer } from '../testing.ts';
import { isWriting, type Route, routesOf } from './document.ts';
import { EXAMPLES } from './examples.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES, textsOf, valueAt, withValue } from './payloads.ts';
import { allRows } from './rows.ts';

vi.mock('../../src/public/publication/build-site.ts', () => import('./no-build.ts'));

let stage: Stage;
let routes: Route[];
beforeAll(async () => {
  stage = await setStage();
  routes = (await routesOf(stage.world)).filter(isWriting);
});
afterAll(() => clearStage(stage));

const PAYLOADS = [
  ...Object.entries(HOSTILE_TEXTS).map(([what, text]) => ({
    what,
    text,
    json: JSON.stringify(text),
  })),
  // What is no text is refused before any database is asked: one of the two is enough.
  ...(process.env.TEST_POSTGRES_URL ? [] : Object.entries(HOSTILE_VALUES)).map(([what, json]) => ({
    ...{ what, text: undefined, json },
  })),
];
/** How many of them each text of a body gets, in turn where it is not all: together the texts get all. */
const triesFor = (body: object, texts: number): number => {
  if (texts > 40) return 2;
  // Each one is hashed.
  if ('password' in body) return 6;
  // Most are taken or refused before any database is asked: there each text gets a third, in turn.
  return Math.ceil(PAYLOADS.length / (process.env.TEST_POSTGRES_URL ? 3 : 1));
};

/** What may come back of a text: as it was sent, or as the contract cleans it. */
const ways = (text: string) => {
  const cleaned = cleanText(text);
  return [
    text,
    cleaned,
    cleaned.trim(),
    oneLine(cleaned),
    oneLine(cleaned.replace(/[\u00ad\u061c\u200e\u200f]/g, '')),
    null,
    '',
  ];
};

const isRefusal = ({ status, body }: Answer) =>
  status < 500 && body.code !== undefined && body.code in ERRORS;

describe('every text of a body', () => {
  it('is taken clean or refused by the catalogue, and never breaks anything', async () => {
    const wrong: unknown[] = [];
    const changed: unknown[] = [];
    let sent = 0;
    let turn = 0;
    const headers = { 'content-type': 'application/json' };
    for (const { name, method, fields } of routes) {
      const example = EXAMPLES[name];
      let prepared = await example?.prepare(stage);
      // What a record carries besides is ignored, as `mass-assignment.test.ts` has it.
      const texts = textsOf(prepared?.body).filter(
        ([field]) => !fields?.length || fields.includes(String(field)),
      );
      const tries = triesFor(prepared?.body ?? {}, texts.length);
      for (const path of texts) {
        for (let i = 0; i < tries; i++) {
          const payload = PAYLOADS[turn++ % PAYLOADS.length];
          prepared ??= await example?.prepare(stage);
          if (!payload || !prepared?.body) throw new Error(`${name} has no body`);
          const { person, url } = prepared;
          const body = withValue(prepared.body, path, payload.json);
          const answer = await person.send(method, url, { body, headers });
          sent++;
          const where = `${name} ${path.join('.')}: ${payload.what}`;
          if (answer.status < 300) {
            prepared = undefined;
            if (example?.answersOtherwise) continue;
            const back = valueAt(answer.body, path);
            if (
              payload.text !== undefined &&
              back !== undefined &&
              !ways(payload.text).includes(back as string)
            ) {
              changed.push([where, back]);
            }
          } else if (!isRefusal(answer)) wrong.push([where, answer.status, answer.body]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(changed).toEqual([]);
    expect(sent).toBeGreaterThan(1000);
  }, 600_000);

  it('has left nothing in the database that must not stand in a text', async () => {
    // Line feeds and tabs may; marks of direction that change what is read, and halves of letters, may not.
    const unwanted =
      /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\\u(00[01]|202[a-e]|d[89a-f])/u;
    const found = new Set<string>();
    for (const [table, rows] of await allRows(stage.world)) {
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          if (typeof value === 'string' && unwanted.test(value)) found.add(`${table}.${column}`);
        }
      }
    }
    expect([...found]).toEqual([]);
    const mails = await stage.world.db
      .selectFrom('mail_outbox')
      .select(['to', 'subject'])
      .execute();
    expect(mails.filter((mail) => /[\r\n]/.test(mail.to + mail.subject))).toEqual([]);
  });
});
