import {
  RETENTION_KINDS,
  RETENTION_LABELS,
  RETENTION_STATE_LABELS,
  type RetentionKind,
} from '../retention.ts';
import { labelsOf } from './words.ts';

/** What outlived its period, on whatever it was removed from. */
export const RETENTION_KIND_WORDS = labelsOf(
  RETENTION_KINDS,
  (kind) => RETENTION_LABELS[kind].what,
);

/** A count of each kind is a field of its own. */
const counts = <Path extends string>(path: Path, label: string) =>
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [`${path}.${kind}`, `${label} · ${RETENTION_KIND_WORDS[kind]}`]),
  ) as Readonly<Record<`${Path}.${RetentionKind}`, string>>;

export const RETENTION = {
  label: 'Conservation des données',
  fields: {
    state: 'État',
    exceeded: 'Davantage que prévu',
    ...counts('found', 'Trouvé'),
    ...counts('removed', 'Effacé'),
  },
  values: { state: RETENTION_STATE_LABELS, exceeded: RETENTION_KIND_WORDS },
} as const;
