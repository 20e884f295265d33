import { Box, Tabs as MuiTabs, Tab } from '@mui/material';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type KeyboardEvent, useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { withoutOpenRow } from '../lib/list/address.ts';
import type { Section } from '../lib/section.ts';
import { useCurrentSection, useSections } from './useSections.ts';

export const PANEL_ID = 'rubrique';

function label(section: Section, summary: AdminSummary | undefined) {
  const count = summary && section.count?.(summary);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {section.label}
      {typeof count === 'number' && (
        <Box
          component="span"
          title={section.counted}
          sx={{ bgcolor: 'divider', color: 'text.primary', borderRadius: 99, px: 1, fontSize: 14 }}
        >
          {count.toLocaleString('fr-FR')}
          {section.counted && <VisuallyHidden>{` ${section.counted}`}</VisuallyHidden>}
        </Box>
      )}
    </Box>
  );
}

/** A link does not follow the space key by itself; a tab must. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Where each tab was left: its page, filters and order. */
function useLastAddresses(current: Section | undefined): Readonly<Record<string, string>> {
  const { search } = useLocation();
  const [addresses, setAddresses] = useStore<Record<string, string>>('addresses', {});
  const name = current?.name;
  useEffect(() => {
    if (name) setAddresses((all) => ({ ...all, [name]: withoutOpenRow(search) }));
  }, [name, search, setAddresses]);
  return addresses;
}

export function Tabs({ summary }: { summary: AdminSummary | undefined }) {
  const sections = useSections();
  const current = useCurrentSection();
  const addresses = useLastAddresses(current);
  if (sections.length === 0) return null;
  return (
    <MuiTabs
      component="nav"
      value={current?.name ?? false}
      aria-label="Rubriques"
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{
        px: { xs: 0, sm: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
        // On a wide screen all tabs are in sight, on two lines if needed.
        '& .MuiTabs-list': { flexWrap: { md: 'wrap' } },
        '& .MuiTabs-indicator, & .MuiTabs-scrollButtons': { display: { md: 'none' } },
      }}
    >
      {sections.map((section) => (
        <Tab
          key={section.name}
          id={`tab-${section.name}`}
          aria-controls={PANEL_ID}
          value={section.name}
          label={label(section, summary)}
          component={Link}
          to={`/admin/${section.name}${addresses[section.name] ?? ''}`}
          onKeyDown={pressOnSpace}
          sx={{
            minHeight: 48,
            '&.Mui-focusVisible': { outlineOffset: -4 },
            '&.Mui-selected': { boxShadow: { md: 'inset 0 -2px 0 currentColor' } },
          }}
        />
      ))}
    </MuiTabs>
  );
}
