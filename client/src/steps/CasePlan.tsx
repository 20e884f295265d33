import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { readCase } from '@parade/api/contract/case-reading.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { planMadeOn } from '@parade/api/contract/plan-notice.ts';
import type { CasePlan as Plan } from '@parade/api/contract/steps.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { PlanAside } from '@parade/site/brand/ui/plan/PlanAside.tsx';
import { PlanSteps } from '@parade/site/brand/ui/plan/PlanSteps.tsx';
import { useOpenOnPaper } from '@parade/site/brand/ui/useOpenOnPaper.ts';
import { Columns } from '../lib/Columns.tsx';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { offPaper } from '../lib/offPaper.ts';
import { usePlan, useReminders, useTick } from './queries.ts';

const BY = { owner: '', team: 'coché par l’équipe' } as const;

/** Whether the law's deadlines of this case are told by mail. */
function Reminders({ reportId, plan }: { reportId: string; plan: Plan }) {
  const { mutate, isPending, variables, error } = useReminders(reportId);
  return (
    <Box sx={{ mb: 3, ...offPaper }}>
      <FormControlLabel
        control={
          <Switch
            checked={isPending ? variables : plan.reminders}
            onChange={(_, wanted) => mutate(wanted)}
          />
        }
        label="Me rappeler les délais de la loi"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Un e-mail et une notification, trois jours ouvrables avant la date, une seule fois. Les
        dates que fixent PayPal, les banques ou les réseaux de cartes ne sont pas rappelées&nbsp;:
        notez-les dans votre agenda.
      </Typography>
      {error && <Alert severity="error">{sentenceFor(error)}</Alert>}
    </Box>
  );
}

function Whole({ reportId, plan }: { reportId: string; plan: Plan }) {
  const today = parisDay(new Date());
  const reading = readCase(plan, today);
  const tick = useTick(reportId);
  const steps = useOpenOnPaper();
  return (
    <Columns from="lg">
      <Box ref={steps}>
        {reading.comfort && <Typography sx={{ mb: 2 }}>{reading.comfort}</Typography>}
        <Typography sx={{ mb: 2, maxWidth: '42rem' }}>
          Cochez ce que vous avez fait, avec le jour. L’équipe le voit aussi.
        </Typography>
        <Typography sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
          {planMadeOn(today)}
        </Typography>
        {tick.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {sentenceFor(tick.error)}
          </Alert>
        )}
        <PlanSteps
          reading={reading}
          heading="h3"
          today={today}
          by={BY}
          onTick={(step, doneOn) => tick.mutate({ step, doneOn })}
        />
      </Box>
      <Box>
        <PlanAside reading={reading} answers={plan.answers} heading="h3" />
        <Reminders reportId={reportId} plan={plan} />
      </Box>
    </Columns>
  );
}

/** A report without a plan: the way to one, and who helps meanwhile. */
const NoPlan = () => (
  <>
    <Typography sx={{ maxWidth: '42rem' }}>
      Quelques questions suffisent pour savoir quoi faire, et avant quelle date. Rien de ce que vous
      répondez ne quitte votre appareil tant que vous ne gardez pas ce plan dans un dossier. Le
      garder ouvre un nouveau signalement, à part de celui-ci.
    </Typography>
    <Button variant="contained" href="/urgence" sx={{ my: 2, minHeight: 44 }}>
      Obtenir mon plan
    </Button>
    <OfficialHelpAside />
  </>
);

/** What the owner of a report can do now. */
export function CasePlan({ reportId }: { reportId: string }) {
  const { data, error, refetch } = usePlan(reportId);
  if (!data) {
    return error ? (
      <Failure sentence={sentenceFor(error)} onRetry={refetch} />
    ) : (
      <ListSkeletons label="Chargement du plan" />
    );
  }
  return data.steps.length > 0 ? <Whole reportId={reportId} plan={data} /> : <NoPlan />;
}
