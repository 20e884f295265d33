import { Box, Typography } from '@mui/material';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import {
  OFFICIAL_HELP,
  OFFICIAL_HELP_CHECKED_ON,
  type OfficialHelp,
  RECOVERY_SCAM_WARNING,
} from '@parade/api/contract/official-help.ts';
import { Aside } from './Aside.tsx';
import { Details } from './Details.tsx';
import { TallLink } from './TallLink.tsx';

const SHOWN_AT_ONCE = 2;

function HelpList({ items }: { items: readonly OfficialHelp[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, mt: 1 }}>
      {items.map((help) => (
        <li key={help.key}>
          <TallLink href={help.url} rel="noopener" sx={{ fontWeight: 600 }}>
            {help.name}
          </TallLink>
          {help.contactHref && (
            <>
              {' · '}
              <TallLink href={help.contactHref} sx={{ whiteSpace: 'nowrap' }}>
                {help.contactLabel}
              </TallLink>
            </>
          )}
          <Typography variant="caption" sx={{ display: 'block', mt: -1 }}>
            {help.purpose}. {help.cost}.
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Warns of recovery scams, and names help that costs nothing. */
export function OfficialHelpAside() {
  return (
    <Aside
      id="official-help"
      title={'On vous promet de récupérer votre argent contre des frais\u00a0?'}
      tone="ochre"
      sx={{ maxWidth: 'none' }}
    >
      <Typography variant="body2">{RECOVERY_SCAM_WARNING}</Typography>
      <HelpList items={OFFICIAL_HELP.slice(0, SHOWN_AT_ONCE)} />
      <Details sx={{ mt: 1 }}>
        <summary>Toutes les aides publiques</summary>
        <HelpList items={OFFICIAL_HELP.slice(SHOWN_AT_ONCE)} />
        <Typography variant="caption" sx={{ display: 'block', mt: 1.5 }}>
          Vérifié le {formatCalendarDay(OFFICIAL_HELP_CHECKED_ON)}.
        </Typography>
      </Details>
    </Aside>
  );
}
