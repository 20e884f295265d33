import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { RETENTION_STATE_LABELS, type RetentionRun } from '@parade/api/contract/retention.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { RUN_KINDS, RUN_TONES } from './labels.ts';
import { useStartRun } from './queries.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { RunReport } from './RunReport.tsx';
import { byWhom, mayBeRemoved } from './words.ts';

function Shown({ run }: { run: RetentionRun }) {
  return (
    <>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {RUN_KINDS[run.kind]} du {formatDateTime(run.at)}, {byWhom(run)}
        {'\u00a0 '}
        <StatusChip label={RETENTION_STATE_LABELS[run.state]} tone={RUN_TONES[run.state]} />
      </Typography>
      <RunReport run={run} latest />
    </>
  );
}

/** The newest run, with the buttons to begin a trial and to remove what it found. */
export function LatestRun({ run }: { run: RetentionRun | undefined }) {
  const { mutate, reset, isPending, error } = useStartRun();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = isPending || run?.state === 'running';
  const removable = run !== undefined && mayBeRemoved(run);

  // A refusal was about an earlier run than this one.
  const seen = `${run?.id} ${run?.state}`;
  useEffect(() => {
    if (seen) reset();
  }, [seen, reset]);

  function remove() {
    if (busy || !run) return;
    // The pressed button disappears with its run: the focus moves to the heading.
    heading.current?.focus();
    mutate({ kind: 'removal', basis: run.id });
  }

  return (
    <section aria-labelledby="latest-run">
      <Typography id="latest-run" variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5 }}>
        Dernier passage
      </Typography>
      <Box role="status">
        {run ? (
          <Shown run={run} />
        ) : (
          <Typography>Rien n’a encore été cherché. Un essai montre ce qui partirait.</Typography>
        )}
      </Box>
      <Box sx={{ mt: 2 }}>
        <FormProblem>
          {error && sentenceFrom(error, 'Erreur lors du lancement. Réessayez.')}
        </FormProblem>
      </Box>
      <Actions>
        <Button
          variant="outlined"
          aria-disabled={busy}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'wait' } }}
          onClick={() => !busy && mutate({ kind: 'trial' })}
        >
          Lancer un essai
        </Button>
        {removable && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Effacer ce qui a été trouvé…
          </Button>
        )}
      </Actions>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Un essai n’efface rien&nbsp;: il compte ce qui a dépassé sa durée.
      </Typography>
      {run && (
        <RemovalDialog
          open={asking && removable}
          found={run.found}
          onDecided={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
