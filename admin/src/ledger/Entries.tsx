import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type AdminBalance, ledgerLabel } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros } from '@parade/api/contract/money.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

type LedgerLine = AdminBalance['entries'][number];

/** « Virement de la banque adverse · VIR-2026-118 · SIG-7K3F-92 » */
const proofOf = ({ reason, reference, reportReference }: LedgerLine): string =>
  [reason, reason.includes(reference) ? '' : reference, reportReference]
    .filter(Boolean)
    .join(' · ');

const writersOf = ({ author, confirmedBy }: LedgerLine): string =>
  confirmedBy ? `par ${author}, confirmé par ${confirmedBy}` : `par ${author}`;

function Entry({ entry }: { entry: LedgerLine }) {
  const muted = { color: 'text.secondary' } as const;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) max-content',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <strong>{ledgerLabel(entry, 'staff')}</strong>
      <Box component="strong" sx={{ textAlign: 'right' }}>
        {formatSignedEuros(entry.amount)}
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1' }}>
        {proofOf(entry)}
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1', ...muted }}>
        {entry.paidDirectly
          ? 'Hors solde\u00a0: la somme n’est pas passée par nous'
          : `Solde ensuite\u00a0: ${formatEuros(entry.balance)}`}
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1', ...muted }}>
        Écriture n°&nbsp;{entry.sequence}, {formatDateTime(entry.at)}, {writersOf(entry)}
      </Box>
    </Box>
  );
}

/** Every entry of the ledger about this person, the newest first, with who wrote it. */
export function Entries({ entries }: Pick<AdminBalance, 'entries'>) {
  return (
    <Box component="section" aria-label="Écritures" sx={{ mt: 4 }}>
      <PanelHeading>Écritures ({entries.length})</PanelHeading>
      {entries.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Aucune écriture&nbsp;: rien n’a encore été récupéré pour cette personne.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </Box>
  );
}
