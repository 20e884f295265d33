import { Box, ButtonBase } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

export interface Choice {
  key: string;
  label: string;
  isChosen: boolean;
  onPick: () => void;
}

/** Answers as large buttons: one below the other on a phone, two beside each other where there is room. */
export const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <Box
    component="ul"
    sx={{
      ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {choices.map(({ key, label, isChosen, onPick }) => (
      <li key={key}>
        <ButtonBase
          aria-pressed={isChosen}
          // The second tap of two would answer the next question.
          onClick={({ detail }) => detail < 2 && onPick()}
          sx={{
            ...{ width: '100%', height: '100%', minHeight: 56, px: 2.25, py: 1.25 },
            ...{ justifyContent: 'flex-start', textAlign: 'start', typography: 'body1' },
            ...{ fontWeight: 600, lineHeight: 1.35, border: `1px solid ${tokens.field}` },
            ...{ borderRadius: tokens.radius, backgroundColor: tokens.surface },
            '@media (hover: hover)': { '&:hover': { borderColor: tokens.blue } },
            '&[aria-pressed="true"]': {
              borderColor: tokens.blue,
              backgroundColor: tokens.blueWash,
              boxShadow: `inset 4px 0 0 ${tokens.blue}`,
            },
          }}
        >
          {label}
        </ButtonBase>
      </li>
    ))}
  </Box>
);
