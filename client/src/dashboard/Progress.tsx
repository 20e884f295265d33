import { Box } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { ClientSummary } from '@parade/api/contract/reports.ts';
import { ProgressBar } from '@parade/site/brand/ui/ProgressBar.tsx';
import { FigureLine } from '../lib/FigureLine.tsx';
import { Section } from '../lib/Section.tsx';
import { percent } from './standing.ts';

/** A figure as a bar. */
const Bar = ({ label, value }: { label: string; value: number }) => (
  <ProgressBar label={label} value={value} height={8} color="success" />
);

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
        <Bar label="Taux de résolution" value={Math.min(resolved, 100)} />
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
