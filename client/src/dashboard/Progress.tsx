import { Box, LinearProgress } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { ClientSummary } from '@parade/api/contract/reports.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { FigureLine } from '../lib/FigureLine.tsx';
import { Section } from '../lib/Section.tsx';
import { percent } from './standing.ts';

/** A figure as a bar. */
function Bar({ label, value }: { label: string; value: number }) {
  return (
    <LinearProgress
      variant="determinate"
      color="success"
      aria-label={label}
      value={Math.min(value, 100)}
      sx={{ height: 8, borderRadius: 4, bgcolor: tokens.rule, '& > *': { borderRadius: 4 } }}
    />
  );
}

interface ProgressProps {
  summary: ClientSummary | undefined;
  failed: boolean;
}

/** The progress of all reports together. */
export function Progress({ summary, failed }: ProgressProps) {
  const s = summary;
  const resolved = percent(s?.resolved ?? 0, s?.total ?? 0);
  const recovered = percent(s?.recoveredAmount ?? 0, s?.totalAmount ?? 0);
  // More may be recovered than was reported; a share above 100 % is not shown.
  const share = recovered <= 100 ? ` (${recovered}\u00a0%)` : '';
  const known = (text: string) => (s ? text : failed ? '–' : undefined);
  return (
    <Section id="progress" title="Progression">
      <Box sx={{ display: 'grid', gap: 0.75, pt: 2 }}>
        <Box component="dl" sx={{ m: 0 }}>
          <FigureLine label="Taux de résolution" value={known(`${resolved}\u00a0%`)} />
        </Box>
        <Bar label="Taux de résolution" value={resolved} />
        <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 0.75 }}>
          <FigureLine label="Montant signalé" value={known(formatEuros(s?.totalAmount ?? 0))} />
          <FigureLine
            label="Montant récupéré"
            value={known(`${formatEuros(s?.recoveredAmount ?? 0)}${share}`)}
          />
        </Box>
        <Bar label="Part récupérée du montant signalé" value={Math.min(recovered, 100)} />
      </Box>
    </Section>
  );
}
