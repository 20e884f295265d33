import type { RetentionRun } from '@parade/api/contract/retention.ts';
import { describe, expect, it } from 'vitest';
import { mayBeRemoved, outcomeOf } from './words.ts';

const NONE = { accountData: 0, fraudReports: 0, kycDocuments: 0, navigationData: 0 };
const aRun = (changes: Partial<RetentionRun>): RetentionRun => ({
  id: 'r',
  kind: 'removal',
  state: 'done',
  at: '2026-11-21T03:40:00.000Z',
  finishedAt: '2026-11-21T03:40:01.000Z',
  startedBy: null,
  cutoffs: {},
  found: NONE,
  removed: NONE,
  record: NONE,
  exceeded: [],
  withheld: [],
  ...changes,
});

describe('what came of a run', () => {
  it('says why the schedule stopped, with each number beside the most so far', () => {
    const run = aRun({
      state: 'stopped',
      found: { ...NONE, accountData: 12, navigationData: 1400 },
      record: { ...NONE, accountData: 3 },
      exceeded: ['accountData', 'navigationData'],
    });
    expect(outcomeOf(run)).toContain(
      'Par prudence, rien n’a été effacé\u00a0: plus de comptes fermés que jamais (12, au plus 3 jusqu’ici) et plus de traces de visite que jamais (1\u202f400, rien jusqu’ici).',
    );
    expect(mayBeRemoved(run)).toBe(true);
  });

  it('says of a removal that somebody asked for that there is more than was shown', () => {
    const run = aRun({
      state: 'stopped',
      startedBy: 'Camille Ardouin',
      found: { ...NONE, accountData: 2 },
      exceeded: ['accountData'],
    });
    expect(outcomeOf(run)).toContain('plus de comptes fermés que ce qui avait été montré');
    expect(outcomeOf(run)).not.toContain('jamais');
  });

  it('lets remove what a trial found, never twice, and nothing where there is nothing', () => {
    const found = { ...NONE, fraudReports: 1 };
    expect(mayBeRemoved(aRun({ kind: 'trial', found }))).toBe(true);
    expect(mayBeRemoved(aRun({ kind: 'trial' }))).toBe(false);
    expect(mayBeRemoved(aRun({ found, removed: found }))).toBe(false);
    expect(mayBeRemoved(aRun({ kind: 'trial', state: 'failed', found }))).toBe(false);
    expect(outcomeOf(aRun({ kind: 'trial' }))).toContain('rien à effacer');
  });
});
