import { Box, Tab, Tabs, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { tokens } from '@parade/site/brand/tokens.ts';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { offPaper } from '../lib/offPaper.ts';

export interface CasePart {
  /** Its place in the address: `/reports/{id}#echanges`. */
  id: string;
  label: string;
  /** Where the heading says more than the label. */
  heading?: ReactNode;
  content: ReactNode;
}

const tabOf = (id: string) => `onglet-${id}`;
const headingOf = (id: string) => `titre-${id}`;

/** Which part the address names; the first where it names none. */
function usePart(parts: readonly CasePart[]) {
  const { hash } = useLocation();
  const named = parts.find(({ id }) => hash === `#${id}`);
  return { named, open: named ?? parts[0] };
}

/** On a phone one part at a time. Each stays as it was left: what was typed in it, and how far it was read. */
function PartTabs({ parts, open }: { parts: readonly CasePart[]; open: string | undefined }) {
  const navigate = useNavigate();
  const left = useRef(new Map<string | undefined, number>());
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const top = (bar.current?.parentElement?.getBoundingClientRect().top ?? 0) + window.scrollY;
    // A part that is opened for the first time begins under the tabs.
    const place = left.current.get(open) ?? Math.min(top, window.scrollY);
    window.scrollTo({ top: place });
    // Once more when it is drawn: the browser keeps what it had in view in its place.
    const drawn = requestAnimationFrame(() => window.scrollTo({ top: place }));
    return () => cancelAnimationFrame(drawn);
  }, [open]);
  return (
    <Tabs
      ref={bar}
      value={open}
      onChange={(_, id: string) => {
        left.current.set(open, window.scrollY);
        navigate({ hash: id }, { replace: true, preventScrollReset: true });
      }}
      variant="fullWidth"
      aria-label="Parties du dossier"
      sx={{
        ...{ position: 'sticky', top: 0, zIndex: 2, mx: -2, mb: 3 },
        ...{ bgcolor: tokens.paper, borderBottom: `1px solid ${tokens.rule}` },
        ...offPaper,
      }}
    >
      {parts.map(({ id, label }) => (
        <Tab
          key={id}
          id={tabOf(id)}
          value={id}
          label={label}
          aria-controls={id}
          sx={{ minWidth: 0, px: 0.75, fontSize: '0.9375rem', lineHeight: 1.25 }}
        />
      ))}
    </Tabs>
  );
}

const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Shows a part, and keeps it where it is while those above are still being read, until a hand moves the page. */
function holdAt(place: string): (() => void) | undefined {
  const part = document.getElementById(place);
  if (!part) return;
  part.scrollIntoView();
  const topOf = () => part.getBoundingClientRect().top + window.scrollY;
  let top = topOf();
  const grown = new ResizeObserver(() => {
    const before = top;
    top = topOf();
    window.scrollBy(0, top - before);
  });
  for (let above = part.previousElementSibling; above; above = above.previousElementSibling) {
    grown.observe(above);
  }
  const end = () => {
    grown.disconnect();
    for (const hand of HANDS) window.removeEventListener(hand, end);
  };
  for (const hand of HANDS) window.addEventListener(hand, end, { passive: true });
  return end;
}

/** The parts of a case, one below the other; on a phone as tabs. */
export function CaseParts({ parts }: { parts: readonly CasePart[] }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { named, open } = usePart(parts);
  const place = named?.id;
  useEffect(() => {
    if (place && !isPhone) return holdAt(place);
  }, [place, isPhone]);
  return (
    <>
      {isPhone && <PartTabs parts={parts} open={open?.id} />}
      {parts.map(({ id, label, heading, content }) => (
        <Box
          key={id}
          id={id}
          component="section"
          role={isPhone ? 'tabpanel' : undefined}
          aria-labelledby={isPhone ? tabOf(id) : headingOf(id)}
          sx={{
            mb: 5,
            ...{ scrollMarginTop: 16, overflowAnchor: 'none' },
            display: isPhone && id !== open?.id ? 'none' : 'block',
            '@media print': { display: 'block' },
          }}
        >
          <Typography
            id={headingOf(id)}
            variant="h2"
            sx={{
              ...{ mb: 2, overflowWrap: 'anywhere' },
              // The tab says it already.
              ...(isPhone && !heading && visuallyHidden),
            }}
          >
            {heading ?? label}
          </Typography>
          {content}
        </Box>
      ))}
    </>
  );
}
