/** The mix: what a site of this kind is asked for, a hundred of them in their shares. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Member, Plan } from './outcomes.ts';

export interface Ask {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  isPage: boolean;
  /** Of a write: what finds it in the database. */
  word?: string;
  /** Of a write that may be sent again: the same is done once, by its key. */
  again?: true;
}

type Make = (plan: Plan, member: Member) => Omit<Ask, 'name'>;

const read =
  (path: (plan: Plan) => string, isPage = false): Make =>
  (plan, { address, cookie }) => ({
    method: 'GET',
    path: path(plan),
    // Pages are the same for everybody.
    headers: { 'x-forwarded-for': address, ...(isPage ? {} : { cookie }) },
    isPage,
  });

const write = (path: string, { address, cookie }: Member, body: object, word?: string) => ({
  method: 'POST' as const,
  path,
  headers: {
    ...{ cookie, 'x-forwarded-for': address, 'content-type': 'application/json' },
    ...(word === undefined ? {} : { 'idempotency-key': randomUUID() }),
  },
  body: Buffer.from(JSON.stringify(body)),
  isPage: false,
  ...(word === undefined ? {} : { word, again: true as const }),
});

const newWord = () => `chaos ${randomBytes(9).toString('base64url')}`;

const report: Make = (_, member) => {
  const word = newWord();
  const body = {
    title: word,
    fraudType: 'Phishing',
    description: 'Un homme m’a appelée en se disant de ma banque. '.repeat(6),
    ...{ date: '2026-10-02', amount: 6200, location: 'Lyon', contactInfo: '01 99 00 12 34' },
    ...{ additionalInfo: '', documents: {} },
  };
  return write('/api/reports', member, body, word);
};

const reply: Make = (_, member) => {
  const word = newWord();
  return write(`/api/support-tickets/${member.ticketId}/replies`, member, { message: word }, word);
};

/** The person is told of it by mail. */
const answer: Make = ({ staffCookie }, member) => {
  const word = newWord();
  const path = `/api/admin/support-tickets/${member.ticketId}/replies`;
  return write(path, { ...member, cookie: staffCookie }, { message: word }, word);
};

const upload: Make = (_, { address, cookie }) => {
  const boundary = randomUUID();
  const file = Buffer.from(`%PDF-1.4\n%${randomBytes(1500).toString('base64')}\n%%EOF\n`);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="preuve.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return {
    method: 'POST',
    path: '/api/documents',
    headers: {
      ...{ cookie, 'x-forwarded-for': address },
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    isPage: false,
    word: createHash('sha256').update(file).digest('hex'),
  };
};

const SUSPECT = 'Votre colis attend : http://livraison-colis.example/suivi, ou le 01 99 00 12 34.';
const check: Make = (_, member) => write('/api/checks', member, { text: SUSPECT });

/** Each with how many of a hundred. `/` and `/verifier` hold the official help. */
const MIX: readonly (readonly [string, number, Make])[] = [
  ['home', 14, read(() => '/', true)],
  ['official help', 9, read(() => '/verifier', true)],
  ['legal notice', 4, read(() => '/mentions-legales', true)],
  ['alerts page', 6, read(() => '/alertes')],
  ['an alert', 5, read(({ alertPage }) => alertPage)],
  ['alerts', 10, read(() => '/api/alerts')],
  ['check', 7, check],
  ['me', 11, read(() => '/api/me/preferences')],
  ['reports', 14, read(() => '/api/reports')],
  ['tickets', 5, read(() => '/api/support-tickets')],
  ['notifications', 6, read(() => '/api/notifications')],
  ['report', 3, report],
  ['reply', 3, reply],
  ['answer of staff', 1, answer],
  ['upload', 2, upload],
];

const EACH = MIX.flatMap(([name, share, make]) =>
  Array.from({ length: share }, () => ({ name, make })),
);

/** The next request: at random, by the shares. */
export function nextAsk(plan: Plan): Ask {
  const one = <T>(of: readonly T[]): T => {
    const found = of[Math.floor(Math.random() * of.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const { name, make } = one(EACH);
  return { name, ...make(plan, one(plan.members)) };
}
