import { Typography } from '@mui/material';
import { Failure } from '../lib/Failure.tsx';
import { PlainList } from '../lib/Line.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { Section } from '../lib/Section.tsx';
import { useWithdrawals } from './queries.ts';
import { WithdrawalItem } from './WithdrawalItem.tsx';

/** The person's requests, newest first. */
export function WithdrawalHistory() {
  const list = useWithdrawals();
  return (
    <Section id="withdrawals" title="Vos demandes">
      {list.isError && (
        <Failure
          sentence="Vos demandes sont bien conservées, mais la liste n’a pas pu être lue."
          onRetry={list.refetch}
        />
      )}
      <PagedList
        list={list}
        items={itemsOf(list)}
        skeleton={<ListSkeletons label="Chargement des demandes" />}
        empty={<Typography sx={{ py: 2.5 }}>Vous n’avez encore demandé aucun retrait.</Typography>}
        of="demandes"
      >
        {(requests) => (
          <PlainList>
            {requests.map((request) => (
              <WithdrawalItem key={request.id} request={request} />
            ))}
          </PlainList>
        )}
      </PagedList>
    </Section>
  );
}
