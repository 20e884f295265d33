import { Alert, Box, Typography } from '@mui/material';
import { readCase } from '@parade/api/contract/case-reading.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { PlanAside } from '@parade/site/brand/ui/plan/PlanAside.tsx';
import { PlanSteps } from '@parade/site/brand/ui/plan/PlanSteps.tsx';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { planOfReport, useTick } from './queries.ts';

const BY = { owner: 'coché par la victime', team: 'coché par l’équipe' } as const;

/** The plan of a report as its owner sees it, ticked off live by both. */
export function ReportPlan({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useQuery(planOfReport(reportId));
  const tick = useTick(reportId);
  const today = parisDay(new Date());
  const reading = data && readCase(data, today);
  return (
    <Box component="section" aria-label="Plan de la victime" sx={{ mt: 3 }}>
      <PanelHeading>Plan de la victime</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data?.steps.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Aucun plan n’a été joint à ce signalement.
        </Typography>
      )}
      {tick.error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failureOf('Erreur lors de la mise à jour de la démarche', tick.error)}
        </Alert>
      )}
      {reading && data.steps.length > 0 && (
        <Box
          sx={{
            '&, & .MuiTypography-body1': { fontSize: '0.9375rem' },
            '& h3': { fontSize: '1rem' },
          }}
        >
          <PlanSteps
            reading={reading}
            heading="h3"
            today={today}
            by={BY}
            isFolded
            onTick={(step, doneOn) => tick.mutate({ step, doneOn })}
          />
          <Box component="details" sx={{ '& > summary': { py: 1.25, cursor: 'pointer' } }}>
            <summary>Ce que la victime lit aussi</summary>
            <PlanAside reading={reading} answers={data.answers} heading="h3" />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.reminders
              ? 'La victime reçoit un rappel avant les délais de la loi.'
              : 'La victime a coupé les rappels de ce dossier.'}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
