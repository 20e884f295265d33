import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Box, ButtonBase } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Line, LineTitle } from './Line.tsx';

interface ExpandableLineProps {
  title: string;
  /** The id of what it opens. */
  panel: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The reader was led to this line: it is brought into view and takes the focus. */
  isSought?: boolean;
  /** The grid that holds the title and what stands beside it. */
  sx: SxProps;
  beside: ReactNode;
  /** Part of the line, under the grid. */
  under?: ReactNode;
  /** Between the line and what it opens. */
  note?: ReactNode;
  children: ReactNode;
}

/** A line of a list; a click anywhere on it opens what it holds. */
export function ExpandableLine(props: ExpandableLineProps) {
  const {
    title,
    panel,
    isOpen,
    onToggle,
    isSought = false,
    sx,
    beside,
    under,
    note,
    children,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSought) return;
    button.current?.scrollIntoView({ block: 'start' });
    button.current?.focus({ preventScroll: true });
  }, [isSought]);
  return (
    <Line>
      <Box sx={{ position: 'relative' }}>
        <Box sx={{ display: 'grid', columnGap: 2, rowGap: 0.5, alignItems: 'center', ...sx }}>
          <LineTitle>
            <ButtonBase
              ref={button}
              disableRipple
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={onToggle}
              sx={{
                font: 'inherit',
                textAlign: 'start',
                // The page's head stays in view above a line that was sought.
                scrollMarginTop: '6rem',
                overflowWrap: 'anywhere',
                // Tall enough for a finger by itself, in the room that a line of text has.
                minHeight: 44,
                my: '-9px',
                // The whole line is the target.
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  inset: '-8px 0',
                  borderRadius: 1,
                },
                '&:focus-visible::after': { outline: `3px solid ${tokens.blue}` },
              }}
            >
              {title}
              <KeyboardArrowDown
                sx={{ ml: 0.5, color: tokens.muted, transform: isOpen ? 'rotate(180deg)' : 'none' }}
              />
            </ButtonBase>
          </LineTitle>
          {beside}
        </Box>
        {under}
      </Box>
      {note}
      {isOpen && (
        <Box id={panel} sx={{ mt: 2 }}>
          {children}
        </Box>
      )}
    </Line>
  );
}
