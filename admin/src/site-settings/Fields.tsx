import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { SettingField } from './SettingField.tsx';
import type { FieldSpec } from './spec.ts';

/** Two fields beside each other where there is room; a long text has the whole line. */
const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

const WIDE = new Set(['long', 'switch']);

interface FieldsProps {
  fields: readonly FieldSpec[];
  /** Fields that the server writes are read-only. */
  measured?: boolean;
}

export function Fields({ fields, measured = false }: FieldsProps) {
  return (
    <FieldGrid>
      {fields.map((spec) => (
        <div key={spec.name} data-wide={WIDE.has(spec.kind ?? 'line') || undefined}>
          <SettingField spec={spec} readOnly={measured && spec.measurable === true} />
        </div>
      ))}
    </FieldGrid>
  );
}

interface GroupFrameProps {
  title: string;
  intro?: string | undefined;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a title that screen readers announce. */
export function GroupFrame({ title, intro, mark, children }: GroupFrameProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
        <Typography id={id} variant="h3" component="h3">
          {title}
        </Typography>
        {mark}
      </Box>
      {intro && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '44rem' }}>
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  );
}
