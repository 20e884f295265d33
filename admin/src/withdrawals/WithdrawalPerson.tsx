import { Alert, Box } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AccountStatus } from '@parade/api/contract/users.ts';
import type { AdminWithdrawalRow } from '@parade/api/contract/withdrawals.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { contactFacts } from '../lib/contactFacts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { MoneyLink } from '../users/MoneyLink.tsx';

const CLOSED: Readonly<Partial<Record<AccountStatus, string>>> = {
  blocked: 'Ce compte est bloqué',
  inactive: 'Ce compte est inactif',
  disabled: 'Ce compte est désactivé',
  deleted: 'Ce compte est supprimé',
};

/** Whether the balance covers the request; undefined once it is paid or cancelled. */
function coverOf({
  status,
  amount,
  balance,
  pending,
  cancelledAt,
}: AdminWithdrawalRow): [string, Tone] | undefined {
  if (status === 'approved' || cancelledAt) return undefined;
  if (balance < amount) {
    return [`Il manque ${formatEuros(amount - balance)} pour ce retrait`, 'danger'];
  }
  return status === 'pending' && balance < pending
    ? ['Le solde couvre ce retrait, mais pas tous ses retraits en attente', 'attention']
    : ['Le solde couvre ce retrait', 'good'];
}

/** The person, their balance against the request, and the state of their account. */
export function WithdrawalPerson({ withdrawal }: { withdrawal: AdminWithdrawalRow }) {
  const { userId, userName, userStatus, balance, pending } = withdrawal;
  const cover = coverOf(withdrawal);
  const closed = CLOSED[userStatus];
  return (
    <div>
      <PanelHeading>Personne</PanelHeading>
      <Facts facts={contactFacts(withdrawal)} />
      <PanelHeading>Solde</PanelHeading>
      <Facts
        facts={[
          ['Solde disponible', formatEuros(balance)],
          ['Retraits en attente', formatEuros(pending)],
        ]}
      />
      {cover && (
        <Box sx={{ mt: 1 }}>
          <StatusChip label={cover[0]} tone={cover[1]} wraps />
        </Box>
      )}
      {closed && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {closed}. Le solde reste à la personne&nbsp;: sa demande peut être approuvée.
        </Alert>
      )}
      <MoneyLink userId={userId} userName={userName} sx={{ mt: 2 }} />
    </div>
  );
}
