import { useState } from 'react';

/** A question between a form and its sending, for `ask` and `onSettled` of the form and for its `ConfirmDialog`. */
export function useQuestion<Asked>() {
  const [open, setOpen] = useState<{ about: Asked; answer: (yes: boolean) => void }>();
  return {
    /** What it is about; undefined while nothing is asked. */
    asked: open?.about,
    ask: (about: Asked) => new Promise<boolean>((answer) => setOpen({ about, answer })),
    confirm: () => open?.answer(true),
    close: () => {
      open?.answer(false);
      setOpen(undefined);
    },
  };
}
