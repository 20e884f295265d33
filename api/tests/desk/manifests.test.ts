import { describe, expect, it } from 'vitest';
import { auditFieldLabel } from '../../contract/audit.ts';
import { FEATURES as MANIFESTS } from '../../src/app/features.ts';
import { FEATURES } from '../features.ts';

const JOBS = MANIFESTS.flatMap(({ jobs }) => jobs ?? []).map(({ name }) => name);
const ROUTES = FEATURES.flatMap(({ routes }) => Object.keys(routes));

describe('what nothing else would notice', () => {
  it('no two jobs have one name: one would do the other’s work', () => {
    expect(JOBS.toSorted()).toEqual([...new Set(JOBS)].toSorted());
  });

  it('whatever can be undone is settled once its minute is over', () => {
    const undone = ROUTES.filter((route) => route.endsWith('/reversal'));
    expect(undone).not.toEqual([]);
    expect(JOBS.filter((name) => name.startsWith('settle_'))).toHaveLength(undone.length);
  });

  it('the journal has words for each filter of a list that is taken out', () => {
    const wordless = FEATURES.flatMap(({ routes, list }) => {
      const csv = Object.keys(routes).find((route) => `${route}.csv` in routes);
      const object = csv?.split('/').at(-1) ?? '';
      return Object.keys(list?.filter.shape ?? {})
        .filter((field) => object && auditFieldLabel(object, field) === 'Autre donnée')
        .map((field) => `${object}.${field}`);
    });
    expect(wordless).toEqual([]);
  });
});
