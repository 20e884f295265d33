import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropOldDrafts, forgetDraft } from '../lib/drafts.ts';
import { fakeStorage } from '../lib/fake-storage.ts';
import { KYC_DRAFTS, keepKyc, kycDraftFor, resume } from './draft.ts';
import { EMPTY_KYC } from './form.ts';

const NOW = Date.parse('2026-10-02T10:00:00Z');
const DAY = 86_400_000;
const TYPED = {
  fullName: 'Éloïse Marchand',
  dateOfBirth: '1988-02-29',
  address: '3 rue des Lilas, 69003 Lyon',
  idNumber: '880692310285',
};
const writing = (changes: object = {}) => ({
  texts: TYPED,
  beginning: EMPTY_KYC,
  corrects: null,
  idempotencyKey: 'cle-1',
  ...changes,
});

const dropOldKyc = dropOldDrafts;
const forgetKyc = (uid: string) => forgetDraft(KYC_DRAFTS, uid);
const hasKycDraft = (uid: string) => kycDraftFor(uid, null) !== undefined;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.useFakeTimers({ now: NOW });
  return () => vi.useRealTimers();
});

describe('the draft of an identity check', () => {
  test('comes back with its key, and without the number of the paper', () => {
    expect(keepKyc('eloise', writing())).toBe(true);
    expect(resume(EMPTY_KYC, kycDraftFor('eloise', null))).toEqual({
      texts: { ...TYPED, idNumber: '' },
      idempotencyKey: 'cle-1',
    });
    expect(localStorage.getItem('parade:kyc-draft:eloise')).not.toContain('880692310285');
  });

  test('leaves what the rejected request said where nothing else was typed', () => {
    const beginning = { ...TYPED, fullName: 'Eloise M.' };
    keepKyc('eloise', writing({ beginning, corrects: 'kyc-1' }));
    expect(resume(beginning, kycDraftFor('eloise', 'kyc-1')).texts).toEqual(TYPED);
    expect(kycDraftFor('eloise', 'kyc-2')).toBeUndefined();
    expect(kycDraftFor('eloise', null)).toBeUndefined();
  });

  test('is none when nothing was changed, or nothing that may be kept', () => {
    keepKyc('eloise', writing());
    expect(keepKyc('eloise', writing({ beginning: TYPED }))).toBeUndefined();
    expect(hasKycDraft('eloise')).toBe(false);
    const texts = { ...EMPTY_KYC, idNumber: '880692310285' };
    expect(keepKyc('eloise', writing({ texts }))).toBeUndefined();
    expect(hasKycDraft('eloise')).toBe(false);
  });

  test('belongs to one person, and is gone after a week or when they leave', () => {
    keepKyc('eloise', writing());
    keepKyc('malik', writing(), NOW + 6 * DAY);
    expect(hasKycDraft('camille')).toBe(false);
    dropOldKyc(NOW + 8 * DAY);
    expect(localStorage.getItem('parade:kyc-draft:eloise')).toBeNull();
    expect(hasKycDraft('malik')).toBe(true);
    forgetKyc('malik');
    expect(hasKycDraft('malik')).toBe(false);
  });

  test.each([
    '',
    'null',
    '{',
    '{"texts":{"fullName":3},"idempotencyKey":"cle-1","savedAt":"2026-10-02T10:00:00Z"}',
    '{"texts":{},"corrects":4,"idempotencyKey":"cle-1","savedAt":"2026-10-02T10:00:00Z"}',
  ])('that is damaged (%s) is none', (text) => {
    localStorage.setItem('parade:kyc-draft:eloise', text);
    expect(hasKycDraft('eloise')).toBe(false);
  });

  test('on a device that keeps nothing is said to be lost', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepKyc('eloise', writing())).toBe(false);
  });
});
