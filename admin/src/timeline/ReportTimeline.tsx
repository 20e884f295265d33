import { Box } from '@mui/material';
import { Timeline } from '@parade/site/brand/ui/case/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { timelineOfReport } from './queries.ts';

/** What happened in a case, day by day, as its owner reads it. */
export function ReportTimeline({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useQuery(timelineOfReport(reportId));
  return (
    <Box
      component="section"
      aria-label="Chronologie"
      sx={{ mt: 3, '&, & .MuiTypography-body1': { fontSize: '0.9375rem' } }}
    >
      <PanelHeading>Chronologie</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data && <Timeline entries={data} heading="h3" />}
    </Box>
  );
}
