import type { RetentionKind, RetentionRun } from '@parade/api/contract/retention.ts';
import type { Tone } from '@parade/site/brand/ui/StatusChip.tsx';

export const RUN_KINDS: Readonly<Record<RetentionRun['kind'], string>> = {
  trial: 'Essai',
  removal: 'Effacement',
};

export const RUN_TONES: Readonly<Record<RetentionRun['state'], Tone>> = {
  running: 'progress',
  done: 'good',
  stopped: 'attention',
  failed: 'danger',
};

/** How each kind is counted. */
export const COUNTED: Readonly<Record<RetentionKind, readonly [one: string, many: string]>> = {
  accountData: ['compte fermé', 'comptes fermés'],
  fraudReports: ['signalement clos', 'signalements clos'],
  kycDocuments: ['dossier d’identité', 'dossiers d’identité'],
  navigationData: ['trace de visite', 'traces de visite'],
};

/** What stands before the day up to which a run removes. */
export const BEFORE: Readonly<Record<RetentionKind, string>> = {
  accountData: 'Fermés avant le',
  fraudReports: 'Modifiés pour la dernière fois avant le',
  kycDocuments: 'Décidés, ou de comptes fermés, avant le',
  navigationData: 'Datées d’avant le',
};

type Blocker = RetentionRun['withheld'][number]['obstacles'][number];

/** Why a closed account stays, in words for the team. */
export const BLOCKERS: Readonly<Record<Blocker, string>> = {
  withdrawal: 'Un retrait attend encore d’être décidé.',
  balance: 'Un solde ou un montant à confirmer reste à régler.',
  payment: 'Un paiement attend encore sa vérification.',
  refund: 'Un remboursement est encore dû après une renonciation.',
};
