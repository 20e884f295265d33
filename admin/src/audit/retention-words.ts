import { RETENTION_KINDS, RETENTION_LABELS } from '@parade/api/contract/retention.ts';
import { RUN_STATES } from '../retention/labels.ts';

const KINDS = RETENTION_KINDS.map((kind) => [kind, RETENTION_LABELS[kind].what] as const);

/** What outlived its period, on whatever it was removed from. */
export const RETENTION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(KINDS);

/** The words of a run: its kinds, and how it ended. */
export const RUN_WORDS: Readonly<Record<string, string>> = {
  ...RETENTION_WORDS,
  ...Object.fromEntries(Object.entries(RUN_STATES).map(([state, { label }]) => [state, label])),
};

/** Its fields; a count of each kind is a field of its own. */
export const RETENTION_FIELDS: Readonly<Record<string, string>> = {
  kind: 'Nature',
  state: 'État',
  exceeded: 'Davantage que prévu',
  ...Object.fromEntries(
    KINDS.flatMap(([kind, what]) => [
      [`found.${kind}`, `Trouvé · ${what}`],
      [`removed.${kind}`, `Effacé · ${what}`],
    ]),
  ),
};
