import { type RaRecord, useSaveContext } from 'react-admin';

/**
 * `save` of the `EditBase` or `CreateBase` around it, as a call that throws what
 * refuses it. Undefined where nobody waits any more: the row was closed.
 */
export function useSave<Saved extends RaRecord>() {
  const { save } = useSaveContext();
  return (data: object) =>
    new Promise<Saved | undefined>((onSuccess, onError) => {
      Promise.resolve(save?.(data, { onSuccess, onError })).then(() => onSuccess(undefined));
    });
}
