import { sentenceOf } from '@parade/api/contract/errors.ts';
import { madeLate } from '@parade/api/contract/made-late.ts';
import {
  RETENTION_KINDS,
  type RetentionCounts,
  type RetentionKind,
  type RetentionRun,
} from '@parade/api/contract/retention.ts';
import { COUNTED } from './labels.ts';

const AND = madeLate(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));
const number = (value: number) => value.toLocaleString('fr-FR');

/** « 1 compte fermé », « 12 comptes fermés ». */
export function inWords(kind: RetentionKind, count: number): string {
  const [one, many] = COUNTED[kind];
  return `${number(count)}\u00a0${count < 2 ? one : many}`;
}

/** The kinds whose count is not 0. */
export const presentIn = (counts: RetentionCounts): RetentionKind[] =>
  RETENTION_KINDS.filter((kind) => counts[kind] > 0);

/** All kinds together. */
export const totalOf = (counts: RetentionCounts): number =>
  RETENTION_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** « plus de comptes fermés que jamais (12, au plus 3 jusqu’ici) ». */
function moreThanEver({ found, record, exceeded }: RetentionRun): string {
  return AND().format(
    exceeded.map((kind) => {
      const before =
        record[kind] > 0 ? `au plus ${number(record[kind])} jusqu’ici` : 'rien jusqu’ici';
      return `plus de ${COUNTED[kind][1]} que jamais (${number(found[kind])}, ${before})`;
    }),
  );
}

/** A removal that staff asked for is compared with what they were shown, a scheduled one with every earlier run. */
const isScheduled = ({ startedBy }: RetentionRun) => startedBy === null;

function stopped(run: RetentionRun): string {
  if (isScheduled(run)) return `${moreThanEver(run)}.`;
  const more = AND().format(run.exceeded.map((kind) => `de ${COUNTED[kind][1]}`));
  return `il y avait plus ${more} que ce qui avait été montré.`;
}

function done(run: RetentionRun): string {
  if (totalOf(run.found) === 0) return 'Rien n’avait dépassé sa durée\u00a0: rien à effacer.';
  if (run.kind === 'removal') return 'Ce qui avait dépassé sa durée est effacé.';
  if (run.exceeded.length === 0) return 'L’essai n’a rien effacé. Voici ce qui a dépassé sa durée.';
  return `L’essai n’a rien effacé. Voici ce qui a dépassé sa durée\u00a0: c’est ${moreThanEver(run)}, et l’effacement de la nuit s’arrêterait par prudence.`;
}

const FAILED: Readonly<Record<RetentionRun['kind'], string>> = {
  trial: 'L’essai a échoué. Rien n’a été effacé.',
  removal:
    'L’effacement s’est interrompu. Ce qui était déjà effacé l’est définitivement\u00a0; le reste est encore là.',
};

const RUNNING: Readonly<Record<RetentionRun['kind'], string>> = {
  trial: 'Un essai est en cours. Le résultat s’affichera ici.',
  removal: sentenceOf('retention_under_way'),
};

/** The result of a run, in a sentence or two. */
export function outcomeOf(run: RetentionRun): string {
  if (run.state === 'running') return RUNNING[run.kind];
  if (run.state === 'failed') return FAILED[run.kind];
  if (run.state === 'done') return done(run);
  return `Par prudence, rien n’a été effacé\u00a0: ${stopped(run)}`;
}

/** What to do about the newest run; earlier runs need nothing. */
export function adviceOf(run: RetentionRun): string {
  if (run.state === 'failed') return 'Lancez un essai pour voir ce qui a dépassé sa durée.';
  if (run.state !== 'stopped') return '';
  return 'Si ces nombres sont justes, effacez ce qui a été trouvé\u00a0; sinon, corrigez les durées.';
}

/** « par Camille Ardouin », « programmé ». */
export const byWhom = (run: RetentionRun): string =>
  isScheduled(run) ? 'programmé' : `par ${run.startedBy}`;

/** Whether what a run found may now be removed: nothing of it was removed yet. */
export const mayBeRemoved = ({ kind, state, found }: RetentionRun): boolean =>
  totalOf(found) > 0 && (state === 'stopped' || (state === 'done' && kind === 'trial'));
