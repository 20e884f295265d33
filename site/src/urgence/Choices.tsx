import type { ReactNode } from 'react';

export interface Choice {
  key: string;
  label: string;
  /** Read aloud before the label, where the eye sees it above. */
  of?: string;
  chosen?: boolean;
  /** Whether it unfolds something, and whether that is open. */
  expanded?: boolean;
  onPick: () => void;
}

/** Answers as large buttons, one under the other; what was chosen before says so. */
export function Choices({
  choices,
  children,
}: {
  choices: readonly Choice[];
  children?: ReactNode;
}) {
  return (
    <ul className="plain choices">
      {choices.map(({ key, label, of, chosen = false, expanded, onPick }) => (
        <li key={key}>
          <button
            type="button"
            className="choice"
            data-choice={key}
            aria-current={chosen || undefined}
            aria-expanded={expanded}
            onClick={onPick}
          >
            {of && <span className="sr-only">{of}, </span>}
            {label}
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
