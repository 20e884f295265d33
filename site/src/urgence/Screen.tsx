import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  progress: string;
  /** Without it the screen is the first. */
  onBack?: (() => void) | undefined;
  /** Whether somebody came here by a tap: then the title takes the focus, and is read aloud. */
  moved: boolean;
  children: ReactNode;
}

/** One question a screen. */
export function Screen({ title, progress, onBack, moved, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!moved) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [moved]);

  return (
    <section className="screen" aria-labelledby="question">
      <div className="where no-print">
        {onBack && (
          <button type="button" className="back" onClick={onBack}>
            Retour
          </button>
        )}
        <p className="quiet">{progress}</p>
      </div>
      <h2 id="question" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
