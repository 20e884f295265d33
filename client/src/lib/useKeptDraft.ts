import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface KeptDraft {
  /** The key that the form begins with: what is sent twice with it is one. */
  idempotencyKey: string;
  keep: (idempotencyKey: string) => void;
  /** What belongs to the draft and is no field: a change of it is kept at once. */
  besides?: unknown;
}

/** Keeps every keystroke, so that no reload and no session that ends loses something. */
export function useKeptDraft<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  { idempotencyKey: begunWith, keep, besides }: KeptDraft,
) {
  const [idempotencyKey, setIdempotencyKey] = useState(begunWith);
  const keepNow = useEffectEvent(() => keep(idempotencyKey));
  useEffect(() => {
    if (besides !== undefined) keepNow();
    return watch(() => keepNow()).unsubscribe;
  }, [watch, besides, idempotencyKey]);

  const renewKey = () => setIdempotencyKey(newIdempotencyKey());
  return {
    idempotencyKey,
    renewKey,
    /** A key that was refused has done its work: sent again, this is a request of its own. */
    renewRefusedKey: (error: unknown) => {
      if (failedWith(error, 'idempotency_conflict')) renewKey();
    },
  };
}
