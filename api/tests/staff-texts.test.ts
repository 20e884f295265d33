import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isStaffForm } from '../contract/staff-text/form.ts';
import { stringsOf } from '../contract/staff-text/schema-strings.ts';
import { FEATURES } from '../src/app/features.ts';

/** The bodies that staff alone may send, by their routes. */
const BODIES: readonly (readonly [name: string, body: z.ZodType])[] = FEATURES.flatMap(
  ({ routes = [] }) =>
    routes.flatMap(({ openAPIRegistry }) =>
      openAPIRegistry.definitions.flatMap((definition) => {
        if (definition.type !== 'route') return [];
        const { method, path, description = '', request } = definition.route;
        if (!/^(?:Permission: |Any staff member)/.test(description)) return [];
        const content = request?.body?.content['application/json'];
        const schema = content && 'schema' in content ? content.schema : undefined;
        const name = `${method.toUpperCase()} ${path}`;
        return schema instanceof z.ZodType ? [[name, schema] as const] : [];
      }),
    ),
);

/** What says nothing by its form. */
const FORMATS: ReadonlySet<unknown> = new Set(['uuid', 'date', 'datetime']);

/** A scam needs its words and its numbers: it stands in the case as noted on a call, and leaves in no mail’s body. */
const STORY = 'what a person told on the phone: theirs, and shown as noted by the team';
/** What a case noted on the phone is made of, each as where it is sent by itself. */
const PART = /^(?:losses|counterparties|call|person)\.(?:\*\.)?/;

/** Strings of staff that are no words, each with what looks at them instead. */
const NO_WORDS: Readonly<Record<string, string>> = {
  password: 'compared with a hash and stored nowhere',
  code: 'six digits, or a recovery code',
  'indicators.*.value': 'what a scam is recognised by: read by its kind, masked, never a link',
  dateOfFraud: 'a day of the calendar',
  'bankTransfer.iban': 'where clients pay: checked as an IBAN, with the password',
  'bankTransfer.bic': 'checked as a BIC, with the password',
  'cardProviders.*.url': 'where clients pay: https, with the password',
  walletAddress: 'where clients pay: checked by its chain, with the password',
  minimumAmount: 'a decimal number',
  eurRate: 'a decimal number',
  email: 'a mailbox alone, by its form',
  'security.linkHosts': 'names of hosts, with a second person',
  'widget.hosts': 'names of hosts, with a second person',
  phone: 'a telephone number, by its form',
  contact: 'a telephone number or a mailbox alone, by its form',
  description: STORY,
  contactInfo: STORY,
  additionalInfo: STORY,
  date: 'a day of the calendar',
  amount: 'an amount of money',
  euros: 'an amount of money',
  paidOn: 'a day of the calendar',
  account: 'where a victim’s money went: sealed, shown among the facts of their case',
  transactionHash: 'by what a transaction is found on its chain',
  value: 'by what somebody of the other side is known: sealed, never a link',
  reportId: 'looked up among the reports',
  text: 'a list of others, read by its format: what it names is normalised, never shown as a text',
  place: 'one of the files or addresses that the server offers',
  name: 'the short name of a list, made of its title: compared, and shown to the team alone',
  sourceUrl:
    'where a list is published: http(s), shown beside what it names, with presence and second factor',
  sha256: 'compared with the file',
  before: 'compared with the version before',
  userId: 'an account, or all of them',
};
/** Stored nowhere, and shown to its writer alone. */
const PREVIEWS: ReadonlySet<string> = new Set(['POST /api/admin/site-settings/preview']);

const written = BODIES.filter(([name]) => !PREVIEWS.has(name));

const formatOf = (schema: z.core.$ZodType) => {
  const { def } = schema._zod;
  return 'format' in def ? def.format : undefined;
};

/** The strings of a body that are neither texts of staff nor of a form that has no words. */
const strangersOf = (body: z.ZodType): string[] => [
  ...new Set(
    stringsOf(body)
      .filter(({ kind, schema }) => !kind && !FORMATS.has(formatOf(schema)))
      .map(({ path }) => path.join('.').replace(PART, '')),
  ),
];

describe('every string that staff can write', () => {
  it('is looked for in all of their routes', () => {
    expect(BODIES.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/admin/notifications',
        'PUT /api/admin/site-settings/main',
        'PUT /api/admin/payment-settings/terms',
        'POST /api/admin/alerts',
        'POST /api/admin/staff',
      ]),
    );
  });

  it('is missed in no route of the back office', () => {
    const ofStaff = new Set(BODIES.map(([name]) => name));
    const sent = FEATURES.flatMap(({ routes = [] }) =>
      routes.flatMap(({ openAPIRegistry }) =>
        openAPIRegistry.definitions.flatMap((definition) =>
          definition.type === 'route' && definition.route.request?.body
            ? [`${definition.route.method.toUpperCase()} ${definition.route.path}`]
            : [],
        ),
      ),
    );
    const missed = sent.filter((name) => name.includes('/api/admin/') && !ofStaff.has(name));
    expect(missed).toEqual([]);
    expect(sent.length).toBeGreaterThan(ofStaff.size);
  });

  it.each(written)('is a text of staff, or stands on the list: %s', (_, body) => {
    expect(strangersOf(body).filter((path) => !Object.hasOwn(NO_WORDS, path))).toEqual([]);
  });

  it.each(written)('is looked at by its form: %s', (_, body) => {
    expect(isStaffForm(body)).toBe(stringsOf(body).some(({ kind }) => kind !== undefined));
  });

  it('has no reason on the list that nothing needs', () => {
    const needed = new Set(written.flatMap(([, body]) => strangersOf(body)));
    expect(Object.keys(NO_WORDS).filter((path) => !needed.has(path))).toEqual([]);
  });

  it('is found in whatever wraps it', () => {
    const plain = z.string();
    const wrapped = z.union([
      z.object({ a: z.array(plain.optional()).default([]) }),
      z.strictObject({
        b: z
          .string()
          .transform((text) => text.trim())
          .pipe(plain)
          .nullish(),
      }),
    ]);
    expect(new Set(strangersOf(wrapped))).toEqual(new Set(['a.*', 'b']));
  });
});
