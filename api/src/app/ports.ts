import { refuseWhileMoneyIsLeft, totalRecovered } from '../money/ledger/balance.ts';
import type { Feature } from '../platform/feature.ts';
import type { Ports } from '../platform/ports.ts';
import { FEATURES } from './features.ts';

/** What the manifests give under one name, as one record. */
const merged = <Name extends 'papers' | 'measures'>(name: Name) =>
  Object.assign({}, ...FEATURES.map((feature) => feature[name])) as Required<
    NonNullable<Feature[Name]>
  >;

/** Each port, filled by the manifests. */
export const ports: Ports = {
  papers: merged('papers'),
  measures: merged('measures'),
  documentReaders: FEATURES.flatMap(({ documents }) => documents ?? []),
  recoveredCents: totalRecovered,
  refuseWhileMoneyIsLeft,
  counts: FEATURES.flatMap(({ counts }) => counts ?? []),
};
