import { Alert, Box, Button, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { KeptPlan } from '../../steps/KeptPlan.tsx';
import { Routing } from '../Routing.tsx';
import { Total } from '../Total.tsx';
import { useCaseLists } from '../useCaseLists.ts';
import type { WrittenReport } from '../useReportForm.ts';
import { type Step, stepOf } from './steps.ts';
import { type Part, understood } from './understood.ts';

/** What was understood of one question, and the way back to it. */
function PartLine({ part, onCorrect }: { part: Part; onCorrect: SummaryProps['onCorrect'] }) {
  const { label, lines, isNeeded } = part;
  const step = stepOf(part.step);
  const isEmpty = lines.length === 0;
  return (
    <Box
      sx={{
        ...{ display: 'grid', columnGap: 2.5, alignItems: 'baseline', py: 1.25 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 12rem) minmax(0, 1fr) auto',
        },
        borderTop: `1px solid ${tokens.rule}`,
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {isEmpty && (
          <Typography sx={{ color: isNeeded ? tokens.brick : tokens.muted }}>
            {isNeeded ? 'À compléter avant l’envoi' : 'Rien d’indiqué'}
          </Typography>
        )}
        {lines.map((line, at) => (
          // Two payments may read alike.
          <Typography key={at} sx={{ whiteSpace: 'pre-line' }}>
            {line}
          </Typography>
        ))}
      </Box>
      <dd>
        <Button
          data-part={label}
          onClick={() => step && onCorrect(step, label)}
          sx={{ mx: -1.5, px: 1.5 }}
        >
          {isEmpty ? 'Ajouter' : 'Corriger'}
          <VisuallyHidden>&nbsp;: {label}</VisuallyHidden>
        </Button>
      </dd>
    </Box>
  );
}

interface SummaryProps {
  written: WrittenReport;
  onCorrect: (step: Step, line: string) => void;
  onSend: () => void;
}

/** All that was understood, each part with the way to correct it, and the sending. */
export function Summary({ written, onCorrect, onSend }: SummaryProps) {
  const { form, slots, kept, failure, isSending } = written;
  const { losses } = useCaseLists(form);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography>
        Relisez chaque partie. Vous pourrez encore ajouter des pièces et des précisions après
        l’envoi.
      </Typography>
      <Box component="dl" sx={{ m: 0, borderBottom: `1px solid ${tokens.rule}` }}>
        {understood(form.watch(), slots).map((part) => (
          <PartLine key={part.label} part={part} onCorrect={onCorrect} />
        ))}
      </Box>
      <Total form={form} losses={losses} untaken />
      <KeptPlan kept={kept} />
      <Routing control={form.control} plan={kept.plan} />
      <Box aria-live="assertive">
        {failure && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </Box>
      <LoadingButton
        variant="contained"
        size="large"
        loading={isSending}
        onClick={onSend}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Envoyer le signalement
      </LoadingButton>
    </Box>
  );
}
