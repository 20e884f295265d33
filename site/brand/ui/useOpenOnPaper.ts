import { useEffect, useRef } from 'react';

/** Opens for the printer whatever is folded, and folds it again afterwards. */
export function useOpenOnPaper() {
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [
        ...(whole.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const details of opened) details.open = true;
    };
    const fold = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, []);

  return whole;
}
