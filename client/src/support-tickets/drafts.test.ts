import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as drafts from '../lib/drafts.ts';
import { fakeStorage } from '../lib/fake-storage.ts';
import { carryOver } from './carry-over.ts';
import {
  hasDraftAt,
  keepDraft,
  MESSAGE_DRAFTS,
  NEW_TICKET,
  newDraft,
  readDraft,
} from './drafts.ts';

const forgetDraft = (uid: string, place: string) => drafts.forgetDraft(MESSAGE_DRAFTS, uid, place);
const forgetMessages = drafts.forgetDrafts;
const hasMessageDraft = (uid: string) => drafts.hasDraft(MESSAGE_DRAFTS.name, uid);

const document = (id: string) => ({
  id,
  url: `/api/documents/${id}`,
  name: `${id}.png`,
  type: 'image/png',
  size: 70,
  sha256: 'ab',
  note: '',
  createdAt: '2026-10-02T10:00:00Z',
});

const draft = (message: string, changes: object = {}) => ({
  texts: { subject: '', message, priority: 'medium', ...changes },
  documents: {},
  idempotencyKey: 'cle-1',
});

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

describe('a draft', () => {
  test('comes back as it was typed, in its own place, for its own writer', () => {
    const typed = { ...draft('Bonjour'), documents: { document1: document('d1') } };
    expect(keepDraft('eloise', 'ticket-1', typed)).toBe(true);
    expect(readDraft('eloise', 'ticket-1')).toEqual(typed);
    expect(readDraft('eloise', NEW_TICKET)).toBeUndefined();
    expect(readDraft('malik', 'ticket-1')).toBeUndefined();
  });

  test('with nothing typed is none', () => {
    keepDraft('eloise', NEW_TICKET, draft('Bonjour'));
    keepDraft('eloise', NEW_TICKET, newDraft());
    expect(hasMessageDraft('eloise')).toBe(false);
  });

  test('is erased alone once sent, with all others when its writer leaves', () => {
    keepDraft('eloise', NEW_TICKET, draft('Un'));
    keepDraft('eloise', 'ticket-1', draft('Deux'));
    keepDraft('malik', 'ticket-2', draft('Trois'));
    forgetDraft('eloise', NEW_TICKET);
    expect([hasDraftAt('eloise', NEW_TICKET), hasDraftAt('eloise', 'ticket-1')]).toEqual([
      false,
      true,
    ]);
    forgetMessages('eloise');
    expect([hasMessageDraft('eloise'), hasMessageDraft('malik')]).toEqual([false, true]);
  });

  test.each(['null', '{}', '{', '{"idempotencyKey":"k","texts":{"message":3},"documents":[1]}'])(
    'that cannot be read is none: %s',
    (text) => {
      sessionStorage.setItem('parade:support-draft:eloise:new', text);
      expect(readDraft('eloise', NEW_TICKET)).toBeUndefined();
    },
  );

  test('in a tab that keeps nothing is said to be lost', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(keepDraft('eloise', NEW_TICKET, draft('Bonjour'))).toBe(false);
    expect(hasMessageDraft('eloise')).toBe(false);
  });
});

describe('a reply to a ticket that was closed', () => {
  const closed = { id: 'ticket-1', subject: 'Mon relevé' };

  test('begins a new ticket', () => {
    const documents = { document2: document('d2') };
    keepDraft('eloise', closed.id, { ...draft('Encore'), documents });
    expect(carryOver('eloise', closed)).toBe(true);
    expect(readDraft('eloise', NEW_TICKET)).toMatchObject({
      texts: { subject: 'Suite\u00a0: Mon relevé', message: 'Encore' },
      documents: { document1: document('d2') },
    });
    expect(hasDraftAt('eloise', closed.id)).toBe(false);
    expect(carryOver('eloise', closed)).toBe(false);
  });

  test('goes after what the new ticket holds already', () => {
    const three = { document1: document('a'), document2: document('b'), document3: document('c') };
    const texts = { subject: 'Autre', priority: 'high' };
    keepDraft('eloise', NEW_TICKET, { ...draft('Avant', texts), documents: three });
    keepDraft('eloise', closed.id, { ...draft('Après'), documents: { document1: document('d') } });
    carryOver('eloise', closed);
    expect(readDraft('eloise', NEW_TICKET)).toEqual({
      texts: { ...texts, message: 'Avant\n\nAprès' },
      documents: three,
      idempotencyKey: 'cle-1',
    });
  });
});
