import { Box } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { ClientSummary } from '@parade/api/contract/reports.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { percent } from '../dashboard/standing.ts';
import { FigureLine } from '../lib/FigureLine.tsx';
import { Section } from '../lib/Section.tsx';
import { figuresOf } from '../lib/StatBand.tsx';

type Line = readonly [label: string, of: (summary: ClientSummary) => string];

const LINES: readonly Line[] = [
  ['Signalements déposés', (s) => String(s.total)],
  ['En attente', (s) => String(s.pending)],
  ['En cours', (s) => String(s.inProgress)],
  ['Résolus', (s) => String(s.resolved)],
  ['Rejetés', (s) => String(s.rejected)],
  ['Taux de résolution', (s) => `${percent(s.resolved, s.total)}\u00a0%`],
  ['Montant signalé', (s) => formatEuros(s.totalAmount)],
  ['Montant récupéré', (s) => formatEuros(s.recoveredAmount)],
  ['Notifications reçues', (s) => String(s.notifications)],
];

interface StatisticsProps {
  summary: ClientSummary | undefined;
  failed: boolean;
}

/** The counts of the person's reports. */
export function Statistics({ summary, failed }: StatisticsProps) {
  const figure = figuresOf(summary, failed);
  return (
    <Section id="statistics" title="Statistiques détaillées">
      <Box component="dl" sx={{ m: 0 }}>
        {LINES.map(([label, of]) => (
          <FigureLine
            key={label}
            label={label}
            value={figure(of)}
            sx={{ py: 1, borderBottom: `1px solid ${tokens.rule}` }}
          />
        ))}
      </Box>
    </Section>
  );
}
