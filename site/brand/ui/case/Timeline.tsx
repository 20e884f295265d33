import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatCalendarDay, formatTime } from '@parade/api/contract/dates.ts';
import { type TimelineEntry, timelineWords } from '@parade/api/contract/timeline.ts';
import type { ReactNode } from 'react';
import { tokens } from '../../tokens.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 };
/** Where there is room, whatever the window: the days stand beside what happened on them. */
const wide = { display: 'grid', gridTemplateColumns: '10.5rem minmax(0, 1fr)', columnGap: 20 };
const Days = styled('ol')({
  ...bare,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '@container (min-width: 32rem)': { '& > li': wide },
  // There is room on paper, and a container does not go on on the next sheet.
  '@media print': { containerType: 'normal', '& > li': wide },
});
const Entries = styled('ol')({
  ...bare,
  padding: '4px 0 4px 16px',
  borderLeft: `3px solid ${tokens.rule}`,
  '& > li': { paddingBlock: 4, breakInside: 'avoid' },
});

interface Day {
  day: string | null;
  all: TimelineEntry[];
}

/** They come in the order of their days. */
function byDay(entries: readonly TimelineEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === entry.day) last.all.push(entry);
    else days.push({ day: entry.day, all: [entry] });
  }
  return days;
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { at, by, items, text } = entry;
  const [what, which] = timelineWords(entry);
  const beside = [by, at && formatTime(at)].filter(Boolean).join(', ');
  return (
    <>
      <Typography>
        <strong>{what}</strong>
        {which && `\u00a0: ${which}`}
        {beside && <Box component="span" sx={{ color: tokens.muted }}>{` · ${beside}`}</Box>}
      </Typography>
      {items.length > 1 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {items.map((item) => (
            <Typography component="li" key={item}>
              {item}
            </Typography>
          ))}
        </Box>
      )}
      {text && <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '42rem' }}>{text}</Typography>}
    </>
  );
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** The level of the days' headings. */
  heading: 'h3' | 'h4';
  /** The person's own line in place of how it reads, and what stands below it. */
  formOf?: (line: TimelineEntry) => ReactNode;
  actionsOf?: (line: TimelineEntry) => ReactNode;
}

/** What happened in a case, day by day, oldest first. */
export function Timeline({ entries, heading, formOf, actionsOf }: TimelineProps) {
  return (
    <Days>
      {byDay(entries).map(({ day, all }) => (
        <li key={day}>
          <Typography
            component={heading}
            sx={{ fontSize: 'inherit', color: tokens.muted, pt: 1, breakAfter: 'avoid' }}
          >
            {day === null ? 'Jour inconnu' : <time dateTime={day}>{formatCalendarDay(day)}</time>}
          </Typography>
          <Entries>
            {all.map((entry) => {
              const isOwn = entry.version !== null;
              return (
                <li key={entry.id}>
                  {(isOwn && formOf?.(entry)) || (
                    <>
                      <Entry entry={entry} />
                      {isOwn && actionsOf?.(entry)}
                    </>
                  )}
                </li>
              );
            })}
          </Entries>
        </li>
      ))}
    </Days>
  );
}
