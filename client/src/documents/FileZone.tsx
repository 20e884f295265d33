import { styled } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 56,
  padding: '8px 16px',
  border: `1px dashed ${tokens.field}`,
  borderRadius: tokens.radius,
  backgroundColor: tokens.surface,
  color: tokens.blue,
  '&:hover': { borderColor: tokens.blue },
  '&:focus-within': { outline: `3px solid ${tokens.blue}`, outlineOffset: 2 },
  '&.replaces': {
    flex: '0 0 auto',
    minHeight: 44,
    padding: '4px 16px',
    borderStyle: 'solid',
  },
  // Nothing is dropped with a finger.
  '@media (pointer: coarse)': { '& .drop': { display: 'none' } },
  // The input lies over the whole zone and its border: a click, a key and a dropped file all reach it.
  '& input': {
    position: 'absolute',
    inset: -1,
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    opacity: 0,
    cursor: 'pointer',
  },
});

interface FileZoneProps {
  /** Narrow, beside a file that is there already. */
  replaces: boolean;
  /** In place of « Remplacer ». */
  label?: string | undefined;
  children: ReactNode;
}

/** The look of a file input. The browser's own words would be in its language, not in French. */
export function FileZone({ replaces, label, children }: FileZoneProps) {
  return (
    <Zone className={replaces ? 'replaces' : undefined}>
      <strong aria-hidden="true">{label ?? (replaces ? 'Remplacer' : 'Choisir un fichier')}</strong>
      {!replaces && (
        <span aria-hidden="true" className="drop">
          ou {label ? 'les' : 'le'} déposer ici
        </span>
      )}
      {children}
    </Zone>
  );
}
