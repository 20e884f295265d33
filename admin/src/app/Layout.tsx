import { Box, GlobalStyles } from '@mui/material';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CoreLayoutProps } from 'react-admin';
import { DemonstrationBanner } from '../lib/DemonstrationBanner.tsx';
import { summaryQuery } from '../lib/summary.ts';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { PANEL_ID, Tabs } from './Tabs.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';
import { useCurrentSection } from './useSections.ts';

/** On paper an open row stands alone: the others are other people's. */
const SHOWN = '[data-panel], tr:has(+ [data-panel])';
const openRowAlone = {
  '@media print': {
    [`body:has([data-panel]) :not(:has([data-panel]), ${SHOWN}, :is(${SHOWN}) *)`]: {
      display: 'none !important',
    },
    '[data-panel] :is(form, button)': { display: 'none !important' },
  },
};

export function Layout({ children }: CoreLayoutProps) {
  const summary = useQuery(summaryQuery);
  const current = useCurrentSection();
  useLiveUpdates();

  return (
    <>
      <SkipLink to={PANEL_ID} />
      <GlobalStyles styles={openRowAlone} />
      <DemonstrationBanner />
      <Header />
      <Box component="main">
        <SummaryCards summary={summary.data} failed={summary.isError} />
        <Tabs summary={summary.data} />
        <Notices />
        <Box
          id={PANEL_ID}
          tabIndex={-1}
          role={current && 'tabpanel'}
          aria-labelledby={current && `tab-${current.name}`}
          sx={{ px: { xs: 2, sm: 3.5 }, py: { xs: 1, sm: 3 }, maxWidth: '100rem', outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
    </>
  );
}
