import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LEDGER_KIND_LABELS, type LedgerEntry } from '@parade/api/contract/balance.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros, formatSignedEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';
import { GivenReference, Reference } from '../lib/Reference.tsx';
import { Section } from '../lib/Section.tsx';

const SHOWN_AT_ONCE = 10;

function Entry({ entry }: { entry: LedgerEntry }) {
  const { kind, amount, balance, reason, reference, reportReference, at } = entry;
  const label = LEDGER_KIND_LABELS[kind];
  return (
    <Box component="li" sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'baseline',
        }}
      >
        <Typography variant="h3" sx={{ fontFamily: tokens.sans, fontSize: '1.0625rem' }}>
          {label}
        </Typography>
        <Typography
          sx={{
            textAlign: 'end',
            whiteSpace: 'nowrap',
            fontWeight: 600,
            color: amount < 0 ? tokens.ink : tokens.sage,
          }}
        >
          {formatSignedEuros(amount)}
        </Typography>
        <Typography variant="caption" sx={{ color: tokens.muted }}>
          {formatDate(at)}
        </Typography>
        <Typography
          variant="caption"
          sx={{ textAlign: 'end', whiteSpace: 'nowrap', color: tokens.muted }}
        >
          solde {formatEuros(balance)}
        </Typography>
      </Box>
      {reason !== `${label} ${reference}` && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere', maxWidth: '42rem' }}>
          {reason}
        </Typography>
      )}
      <Typography variant="caption" sx={{ color: tokens.muted, overflowWrap: 'anywhere' }}>
        Référence <GivenReference>{reference}</GivenReference>
        {reportReference && (
          <>
            {' · '}signalement <Reference>{reportReference}</Reference>
          </>
        )}
      </Typography>
    </Box>
  );
}

/** Every euro that came or went, newest first, with its reason and what proves it. */
export function LedgerEntries({ entries }: { entries: readonly LedgerEntry[] }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  return (
    <Section id="ledger" title="Mouvements du solde">
      {entries.length === 0 ? (
        <Typography sx={{ py: 2.5, maxWidth: '38rem' }}>
          Aucun mouvement pour le moment. Chaque somme récupérée, chaque correction et chaque
          retrait s’inscrit ici, avec sa raison et sa référence.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.slice(0, shown).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {entries.length > shown && (
        <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Afficher plus<VisuallyHidden> de mouvements</VisuallyHidden>
        </Button>
      )}
    </Section>
  );
}
