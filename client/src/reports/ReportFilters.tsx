import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClientSummary, ReportStatus } from '@parade/api/contract/reports.ts';

const FILTERS = [
  { label: 'Tous', status: undefined, count: 'total' },
  { label: 'En attente', status: 'pending', count: 'pending' },
  { label: 'En cours', status: 'in_progress', count: 'inProgress' },
  { label: 'Résolus', status: 'resolved', count: 'resolved' },
] as const satisfies readonly {
  label: string;
  status: ReportStatus | undefined;
  count: keyof ClientSummary;
}[];

/** The status that an address asks for; anything else is « Tous ». */
export const filterOf = (value: string | null): ReportStatus | undefined =>
  FILTERS.find(({ status }) => status !== undefined && status === value)?.status;

interface ReportFiltersProps {
  chosen: ReportStatus | undefined;
  summary: ClientSummary | undefined;
  onChoose: (status: ReportStatus | undefined) => void;
}

/** Which reports to show, and how many each choice holds. */
export function ReportFilters({ chosen, summary, onChoose }: ReportFiltersProps) {
  return (
    <Box
      role="group"
      aria-label="Filtrer les signalements"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {FILTERS.map(({ label, status, count }) => (
        <Button
          key={label}
          variant={status === chosen ? 'contained' : 'outlined'}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
          sx={{ px: 1.75 }}
        >
          {summary ? `${label} (${summary[count]})` : label}
        </Button>
      ))}
    </Box>
  );
}
