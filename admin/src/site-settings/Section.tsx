import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { Group } from './Group.tsx';
import { problemPaths } from './problems.ts';
import { useProgress } from './progress.tsx';
import { sectionOf } from './sections.ts';
import type { SectionSpec } from './spec.ts';
import type { SettingsValues } from './values.ts';

const counted = (count: number, word: string, plural = `${word}s`) =>
  `${count}\u00a0${count < 2 ? word : plural}`;

/** What there is to do in a section, in a few words. */
function useMarks(section: SectionSpec): { label: string; tone: Tone }[] {
  const { changed, gaps } = useProgress();
  const { errors } = useFormState<SettingsValues>();
  const within = (path: string) => sectionOf(path) === section;
  const wrong = problemPaths(errors).filter(within).length;
  const edited = changed.filter(within).length;
  const open = gaps.filter(({ name }) => within(name)).length;
  return [
    ...(wrong ? [{ label: `${wrong}\u00a0à corriger`, tone: 'danger' as const }] : []),
    ...(edited ? [{ label: counted(edited, 'modifié'), tone: 'progress' as const }] : []),
    ...(open ? [{ label: `${open}\u00a0à compléter`, tone: 'attention' as const }] : []),
  ];
}

interface SectionProps {
  section: SectionSpec;
  open: boolean;
  /** A link led here: the focus goes to its heading. */
  awaited: boolean;
  onToggle: () => void;
}

/** One part of the settings. Its fields are rendered also while it is closed, so that an error can focus one. */
export function Section({ section, open, awaited, onToggle }: SectionProps) {
  const { id, title, intro, groups } = section;
  const marks = useMarks(section);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only once: whoever opens another section meanwhile stays there.
    if (awaited) heading.current?.querySelector('button')?.focus();
  }, []);

  function toggle() {
    flushSync(onToggle);
    // The section above closes at the same time, which would move this heading out of sight.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Box
      component="section"
      aria-labelledby={`${id}-titre`}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography ref={heading} variant="h2" id={`${id}-titre`}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={`${id}-champs`}
          onClick={toggle}
          sx={{
            width: '100%',
            minHeight: 60,
            py: 1.25,
            gap: 1.5,
            justifyContent: 'flex-start',
            flexWrap: 'wrap',
            textAlign: 'left',
            font: 'inherit',
            letterSpacing: 'inherit',
          }}
        >
          <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          {title}
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, ml: 'auto', typography: 'body2' }}
          >
            {marks.map((mark) => (
              <StatusChip key={mark.label} {...mark} />
            ))}
          </Box>
        </ButtonBase>
      </Typography>
      <Box id={`${id}-champs`} hidden={!open} sx={{ pb: 4, pl: { sm: 4.5 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '44rem' }}>
          {intro}
        </Typography>
        <Stack sx={{ gap: 4 }}>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
