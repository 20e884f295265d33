import { formatDateTime } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import type { PublicationRow } from '@parade/api/contract/publication.ts';
import type { Tone } from '../lib/StatusChip.tsx';

const CAUSES: Readonly<Record<PublicationRow['cause'], string>> = {
  settings: 'paramètres enregistrés',
  request: 'demandée à la main',
  alerts: 'alertes modifiées',
  daily: 'mise à jour quotidienne',
};

export const PUBLICATION_STATES: Readonly<
  Record<PublicationRow['state'], { label: string; tone: Tone }>
> = {
  waiting: { label: 'En attente', tone: 'attention' },
  building: { label: 'En cours', tone: 'progress' },
  published: { label: 'Publiée', tone: 'good' },
  failed: { label: 'Échouée', tone: 'danger' },
};

/** « paramètres enregistrés, par Camille Ardouin » */
export function causeOf({ cause, by }: PublicationRow): string {
  return by ? `${CAUSES[cause]}, par ${by}` : CAUSES[cause];
}

/** « 3,2 s » */
export const durationOf = (ms: number): string => `${formatNumber(ms / 1000, 1)}\u00a0s`;

export const whenOf = ({ finishedAt, requestedAt }: PublicationRow): string =>
  formatDateTime(finishedAt ?? requestedAt);
