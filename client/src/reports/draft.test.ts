import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropOldDrafts, forgetDraft } from '../lib/drafts.ts';
import { fakeStorage } from '../lib/fake-storage.ts';
import { hasDraft, newDraft, REPORT_DRAFTS, readDraft, saveDraft } from './draft.ts';

const NOW = Date.parse('2026-10-02T10:00:00Z');
const DAY = 86_400_000;
const draft = () => {
  const fresh = newDraft();
  fresh.texts.title = 'Faux conseiller bancaire';
  return fresh;
};

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('a draft', () => {
  test('comes back as it was saved, with the key that makes it one report', () => {
    const saved = draft();
    expect(saveDraft('eloise', saved, { now: NOW })).toBe(true);
    expect(readDraft('eloise', { now: NOW })).toMatchObject(saved);
  });

  test('knows again what a plan filled in, and takes nothing else for it', () => {
    const saved = { ...draft(), filled: { title: 'Faux conseiller bancaire' } };
    saveDraft('eloise', saved, { now: NOW });
    expect(readDraft('eloise', { now: NOW })?.filled).toEqual(saved.filled);
    const filled = { documents: 'x', amount: 3, date: '2026-10-02' };
    const stored = JSON.stringify({ ...saved, filled, savedAt: new Date(NOW).toISOString() });
    localStorage.setItem('parade:report-draft:eloise', stored);
    expect(readDraft('eloise', { now: NOW })?.filled).toEqual({ date: '2026-10-02' });
  });

  test('belongs to one person', () => {
    saveDraft('eloise', draft(), { now: NOW });
    expect(readDraft('malik', { now: NOW })).toBeUndefined();
  });

  test('with nothing in it is no draft', () => {
    saveDraft('eloise', draft(), { now: NOW });
    saveDraft('eloise', newDraft(), { now: NOW });
    expect(localStorage.getItem('parade:report-draft:eloise')).toBeNull();
  });

  test('is gone after a week, whoever comes next', () => {
    saveDraft('eloise', draft(), { now: NOW });
    saveDraft('malik', draft(), { now: NOW + 6 * DAY });
    dropOldDrafts(NOW + 8 * DAY);
    expect(localStorage.getItem('parade:report-draft:eloise')).toBeNull();
    expect(readDraft('malik', { now: NOW + 8 * DAY })).toBeDefined();
  });

  test.each(['', 'null', '[]', '{"texts":{"title":3},"savedAt":"2026-10-02T10:00:00Z"}', '{'])(
    'that is damaged (%s) is no draft',
    (text) => {
      localStorage.setItem('parade:report-draft:eloise', text);
      expect(readDraft('eloise', { now: NOW })).toBeUndefined();
    },
  );

  test('is forgotten on demand', () => {
    saveDraft('eloise', draft());
    forgetDraft(REPORT_DRAFTS, 'eloise');
    expect(hasDraft('eloise')).toBe(false);
  });

  test('that the device refuses to keep is reported, not thrown', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(saveDraft('eloise', draft())).toBe(false);
  });
});
