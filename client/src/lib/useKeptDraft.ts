import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface KeptDraft {
  /** The first idempotency key: what is sent twice with it counts once. Undefined until it is known. */
  idempotencyKey: string | undefined;
  keep: (idempotencyKey: string) => void;
  /** Parts of the draft that are no fields; a change of them is kept at once. */
  besides?: unknown;
}

/** Keeps the draft at every keystroke, and renews its idempotency key. */
export function useKeptDraft<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  { idempotencyKey: begunWith, keep, besides }: KeptDraft,
) {
  const [renewed, setIdempotencyKey] = useState<string>();
  const [first, setFirst] = useState(begunWith);
  if (first === undefined && begunWith !== undefined) setFirst(begunWith);
  const idempotencyKey = renewed ?? first ?? '';
  const keepNow = useEffectEvent(() => keep(idempotencyKey));
  useEffect(() => {
    if (besides !== undefined) keepNow();
    return watch(() => keepNow()).unsubscribe;
  }, [watch, besides, idempotencyKey]);

  const renewKey = () => setIdempotencyKey(newIdempotencyKey());
  return {
    idempotencyKey,
    renewKey,
    /** A key that was refused is used up: the next try is a request of its own. */
    renewRefusedKey: (error: unknown) => {
      if (failedWith(error, 'idempotency_conflict')) renewKey();
    },
  };
}
