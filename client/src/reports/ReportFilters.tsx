import type { ReportStatus } from '@parade/api/contract/report-statuses.ts';
import type { ClientSummary } from '@parade/api/contract/reports.ts';
import { StatusFilters } from '../lib/StatusFilters.tsx';

const FILTERS = [
  { label: 'Tous', status: undefined, count: 'total' },
  { label: 'En attente', status: 'pending', count: 'pending' },
  { label: 'En cours', status: 'in_progress', count: 'inProgress' },
  { label: 'Résolus', status: 'resolved', count: 'resolved' },
  { label: 'Rejetés', status: 'rejected', count: 'rejected' },
] as const satisfies readonly {
  label: string;
  status: ReportStatus | undefined;
  count: keyof ClientSummary;
}[];

/** The status in the address; anything else means « Tous ». */
export const filterOf = (value: string | null): ReportStatus | undefined =>
  FILTERS.find(({ status }) => status !== undefined && status === value)?.status;

interface ReportFiltersProps {
  chosen: ReportStatus | undefined;
  summary: ClientSummary | undefined;
  onChoose: (status: ReportStatus | undefined) => void;
}

/** Which reports to show, and how many each choice holds. */
export function ReportFilters({ chosen, summary, onChoose }: ReportFiltersProps) {
  // « Rejetés » is offered if there is any, or if the address asks for it.
  const choices = FILTERS.filter(
    ({ status }) => status !== 'rejected' || chosen === status || summary?.rejected,
  );
  return (
    <StatusFilters
      label="Filtrer les signalements"
      choices={choices}
      chosen={chosen}
      countOf={({ count }) => summary?.[count]}
      onChoose={onChoose}
    />
  );
}
