import { Button, Typography } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { type Balance, type LedgerEntry, ledgerLabel } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';
import { Line, LineAmount, LineGrid, LineTitle, PlainList } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { Section } from '../lib/Section.tsx';

const SHOWN_AT_ONCE = 10;

function Entry({ entry }: { entry: LedgerEntry }) {
  const { amount, balance, paidDirectly, reason, reference, reportReference, at } = entry;
  const label = ledgerLabel(entry, 'client');
  return (
    <Line>
      <LineGrid>
        <LineTitle>{label}</LineTitle>
        <LineAmount sx={{ fontWeight: 600, color: amount < 0 ? tokens.ink : tokens.sage }}>
          {formatSignedEuros(amount)}
        </LineAmount>
        <Typography variant="caption">{formatDate(at)}</Typography>
        <Typography variant="caption" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
          {paidDirectly ? 'hors solde' : `solde ${formatEuros(balance)}`}
        </Typography>
      </LineGrid>
      {reason !== `${label} ${reference}` && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere', maxWidth: '42rem' }}>
          {reason}
        </Typography>
      )}
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        Référence <Reference>{reference}</Reference>
        {reportReference && (
          <>
            {' · '}signalement <Reference>{reportReference}</Reference>
          </>
        )}
      </Typography>
    </Line>
  );
}

/** Every entry of the ledger, newest first, with its reason and its reference. */
export function LedgerEntries({ entries, holdsFunds }: Pick<Balance, 'entries' | 'holdsFunds'>) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  return (
    <Section id="ledger" title={holdsFunds ? 'Mouvements du solde' : 'Sommes inscrites'}>
      {entries.length === 0 ? (
        <Typography sx={{ py: 2.5, maxWidth: '38rem' }}>
          Aucun mouvement pour le moment. Chaque somme récupérée, chaque correction et chaque
          retrait s’inscrit ici, avec son motif et sa référence.
        </Typography>
      ) : (
        <PlainList>
          {entries.slice(0, shown).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </PlainList>
      )}
      {entries.length > shown && (
        <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Afficher plus<VisuallyHidden> de mouvements</VisuallyHidden>
        </Button>
      )}
    </Section>
  );
}
