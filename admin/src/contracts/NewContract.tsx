import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { termsQuery } from '../payment-settings/queries.ts';
import { ContractDialog } from './ContractDialog.tsx';
import { useDraft } from './queries.ts';

/** Drafts a contract that begins with the standard one's words. */
export function NewContract({ reportId }: { reportId: string }) {
  const notify = useNotify();
  const [key, setKey] = useState<string>();
  const standard = useQuery({ ...termsQuery, enabled: key !== undefined }).data?.contract;
  const close = () => setKey(undefined);
  // The first try was stored though its answer was lost, and these are other words: they get a key of their own.
  const renew = (error: Error) => {
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code === 'idempotency_conflict') setKey(newIdempotencyKey());
  };
  const draft = useDraft(reportId, key ?? '', () => {
    notify('Brouillon de contrat enregistré', { type: 'success' });
    close();
  });
  return (
    <>
      <LoadingButton
        variant="outlined"
        loading={key !== undefined && !standard}
        onClick={() => setKey(newIdempotencyKey())}
      >
        Rédiger un contrat
      </LoadingButton>
      {standard && (
        <ContractDialog
          open={key !== undefined}
          initial={{ ...standard, amount: '' }}
          save={(words) => draft.mutateAsync(words, { onError: renew })}
          onClose={close}
        />
      )}
    </>
  );
}
