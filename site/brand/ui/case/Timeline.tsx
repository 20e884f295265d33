import { Box, Typography } from '@mui/material';
import { formatCalendarDay, formatTime } from '@parade/api/contract/dates.ts';
import { type TimelineEntry, timelineTitle } from '@parade/api/contract/timeline.ts';
import type { ReactNode } from 'react';
import { tokens } from '../../tokens.ts';

/** Where there is room, whatever the window: the days stand beside what happened on them. */
const WIDE = '@container (min-width: 32rem)';
const bare = { listStyle: 'none', m: 0, p: 0 };

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
  const beside = [by, at && formatTime(at)].filter(Boolean).join(', ');
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {timelineTitle(entry)}
        {beside && (
          <Box component="span" sx={{ fontWeight: 400, color: tokens.muted }}>{` · ${beside}`}</Box>
        )}
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
  const days = byDay(entries);
  return (
    <Box component="ol" sx={{ ...bare, containerType: 'inline-size', overflowWrap: 'anywhere' }}>
      {days.map(({ day, all }) => (
        <Box
          component="li"
          key={day}
          sx={{
            [WIDE]: { display: 'grid', gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
            columnGap: 2.5,
          }}
        >
          <Typography
            component={heading}
            sx={{ fontSize: 'inherit', color: tokens.muted, pt: 1, breakAfter: 'avoid' }}
          >
            {day === null ? 'Jour inconnu' : <time dateTime={day}>{formatCalendarDay(day)}</time>}
          </Typography>
          <Box
            component="ol"
            sx={{ ...bare, borderLeft: `3px solid ${tokens.rule}`, pl: 2, py: 0.5 }}
          >
            {all.map((entry) => {
              const isOwn = entry.version !== null;
              return (
                <Box component="li" key={entry.id} sx={{ py: 0.5, breakInside: 'avoid' }}>
                  {(isOwn && formOf?.(entry)) || (
                    <>
                      <Entry entry={entry} />
                      {isOwn && actionsOf?.(entry)}
                    </>
                  )}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
