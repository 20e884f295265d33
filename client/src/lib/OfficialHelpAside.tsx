import { Box, Typography } from '@mui/material';
import {
  checkedLine,
  OFFICIAL_HELP,
  type OfficialHelp,
  RECOVERY_SCAM_WARNING,
  termsOf,
} from '@parade/api/contract/official-help.ts';
import { Aside } from './Aside.tsx';
import { Details } from './Details.tsx';
import { TallLink } from './TallLink.tsx';

const SHOWN_AT_ONCE = 2;

function Dial({ href, label }: { href: string; label: string | undefined }) {
  return (
    <TallLink href={href} sx={{ whiteSpace: 'nowrap' }}>
      {label}
    </TallLink>
  );
}

function HelpList({ items }: { items: readonly OfficialHelp[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, mt: 1 }}>
      {items.map((help) => (
        <li key={help.key}>
          <TallLink href={help.url} rel="noopener" sx={{ fontWeight: 600 }}>
            {help.name}
          </TallLink>
          {help.contactHref && !help.isPaid && (
            <>
              {' · '}
              <Dial href={help.contactHref} label={help.contactLabel} />
            </>
          )}
          <Typography variant="caption" sx={{ display: 'block', mt: -1 }}>
            {help.purpose}
            {/* A charged number stands after what to try first. */}
            {help.contactHref && help.isPaid && (
              <>
                &nbsp;: <Dial href={help.contactHref} label={help.contactLabel} />
              </>
            )}
            . {termsOf(help)}.
            {help.abroad && (
              <>
                {' '}
                Depuis l’étranger&nbsp;: <Dial {...help.abroad} />.
              </>
            )}{' '}
            {checkedLine(help)}.
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
      </Details>
    </Aside>
  );
}
