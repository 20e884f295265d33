import { Box, Skeleton, Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import type { AdminBalance } from '@parade/api/contract/ledger.ts';
import { ACCOUNT_STATUS_LABELS } from '@parade/api/contract/users.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { AccountLink } from '../users/AccountLink.tsx';
import { ACCOUNT_STATUS_TONES } from '../users/labels.ts';
import { AmountForm } from './AmountForm.tsx';
import { Entries } from './Entries.tsx';
import { Figures } from './Figures.tsx';
import { balanceQuery } from './queries.ts';
import { AMOUNT_WORDS } from './useAmount.ts';

function Heading({ user }: Pick<AdminBalance, 'user'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        <Typography variant="h1">Argent&nbsp;: {user.name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {user.email}
          {'\u00a0 '}
          <StatusChip
            label={`Compte ${ACCOUNT_STATUS_LABELS[user.status].toLowerCase()}`}
            tone={ACCOUNT_STATUS_TONES[user.status]}
          />
        </Typography>
      </Box>
      <AccountLink {...user} />
    </Box>
  );
}

interface MoneyProps extends MoneyPageProps {
  money: AdminBalance;
  onReload: () => void;
}

function Money({ money, recordsOf, onReload }: MoneyProps) {
  const { user, waits, entries } = money;
  return (
    <>
      <Heading user={user} />
      <Figures money={money} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <WaitingChange object={`recovered-amounts/${user.id}`} />
          {/* Hidden, not removed: what is typed is kept until the waiting amount is decided. */}
          <Box hidden={waits}>
            <PanelHeading>{AMOUNT_WORDS[money.holdsFunds ? 'held' : 'direct'].title}</PanelHeading>
            {user.erasedAt ? (
              <Typography variant="body2">{sentenceOf('account_erased')}</Typography>
            ) : (
              <AmountForm money={money} onReload={onReload} />
            )}
          </Box>
          <Entries entries={entries} />
        </div>
        <Box sx={{ mt: { xs: 4, md: 0 } }}>{recordsOf(user.id)}</Box>
      </Box>
    </>
  );
}

interface MoneyPageProps {
  /** What the person asked for and paid, shown by the features that decide it. */
  recordsOf: (userId: string) => ReactNode;
}

/** Everything about one person's money: what there is, what is set, and their records. */
export function MoneyPage({ recordsOf }: MoneyPageProps) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(balanceQuery(id));
  const reload = () => void refetch();
  return (
    <>
      <PageTitle page="Argent" />
      {!data && (
        <Typography variant="h1" sx={visuallyHidden}>
          Argent
        </Typography>
      )}
      {error && !data && <ListTrouble error={error} onRetry={reload} />}
      {!data && !error && (
        <Box role="status" aria-label="Chargement...">
          <Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
      {data && <Money key={id} money={data} recordsOf={recordsOf} onReload={reload} />}
    </>
  );
}
