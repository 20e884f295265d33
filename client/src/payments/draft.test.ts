import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft } from '../lib/drafts.ts';
import { beginOrder, keepOrder, ORDER_DRAFTS } from './draft.ts';

const fields = { acceptContract: true, earlyStart: true };
const draft = { fields, shown: 'offre-1', idempotencyKey: 'cle-1', isSent: false };
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

test('an order comes back as it was typed, with the key that makes it one payment', () => {
  keepOrder('eloise', draft);
  expect(beginOrder('eloise', 'offre-1')).toEqual({ ...draft, isResumed: true });
  keepOrder('eloise', { ...draft, isSent: true });
  expect(beginOrder('eloise', 'offre-1').isSent).toBe(true);
});

test('another offer is to be accepted again', () => {
  keepOrder('eloise', draft);
  expect(beginOrder('eloise', 'offre-2').fields).toEqual({ ...fields, acceptContract: false });
});

test.each([
  ['nothing', () => undefined],
  ['another person’s', () => keepOrder('malik', draft)],
  [
    'one that was erased',
    () => {
      keepOrder('eloise', draft);
      forgetDraft(ORDER_DRAFTS, 'eloise');
    },
  ],
  [
    'an empty one',
    () => {
      const empty = { acceptContract: false, earlyStart: false };
      keepOrder('eloise', { ...draft, fields: empty });
    },
  ],
  ['no order at all', () => items.set('parade:order-draft:eloise', '{"fields":null}')],
  ['no JSON', () => items.set('parade:order-draft:eloise', 'tronqué')],
])('%s begins a new order', (_, store) => {
  store();
  const { isResumed, idempotencyKey, fields: begun } = beginOrder('eloise', 'offre-1');
  expect([isResumed, begun.acceptContract]).toEqual([false, false]);
  expect(idempotencyKey).not.toBe(draft.idempotencyKey);
});

test('a tab without storage takes the order all the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepOrder('eloise', draft);
  expect(beginOrder('eloise', 'offre-1').isResumed).toBe(false);
});
