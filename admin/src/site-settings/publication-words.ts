import { formatDateTime } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import type { PublicationRow } from '@parade/api/contract/publication.ts';
import type { Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const CAUSES: Readonly<Record<PublicationRow['cause'], string>> = {
  settings: 'Paramètres enregistrés',
  request: 'Demandée à la main',
  alerts: 'Alertes modifiées',
  daily: 'Mise à jour quotidienne',
};

export const PUBLICATION_STATES: Readonly<
  Record<PublicationRow['state'], { label: string; tone: Tone }>
> = {
  waiting: { label: 'En attente', tone: 'attention' },
  building: { label: 'En cours', tone: 'progress' },
  published: { label: 'Publiée', tone: 'good' },
  failed: { label: 'Échouée', tone: 'danger' },
};

/** « Paramètres enregistrés par Camille Ardouin, construction en 3,2 s » */
export function causeOf({ cause, by, durationMs }: PublicationRow): string {
  const who = by ? `${CAUSES[cause]} par ${by}` : CAUSES[cause];
  if (durationMs === null) return who;
  return `${who}, construction en ${formatNumber(durationMs / 1000, 1)}\u00a0s`;
}

export const whenOf = ({ finishedAt, requestedAt }: PublicationRow): string =>
  formatDateTime(finishedAt ?? requestedAt);
