import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Preferences } from '@parade/api/contract/users.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';

interface PreferenceSwitchProps {
  name: Exclude<keyof Preferences, 'language'>;
  label: string;
  /** What it does. */
  children: ReactNode;
  control: Control<Preferences>;
}

/** One switch with its explanation. Controlled, because what another page saves moves it too. */
export function PreferenceSwitch({ name, label, children, control }: PreferenceSwitchProps) {
  const { field } = useController({ name, control });
  const { ref, value, ...handlers } = field;
  const hint = `${name}-hint`;
  return (
    <Box sx={{ py: 1.25, borderBottom: `1px solid ${tokens.rule}` }}>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          minHeight: 44,
          mx: 0,
          gap: 2,
          '& .MuiFormControlLabel-label': { fontWeight: 600 },
        }}
        control={
          <Switch
            {...handlers}
            checked={value}
            // Visible when it is off too: 3:1 on paper.
            sx={{
              '& :not(.Mui-checked) + .MuiSwitch-track': { bgcolor: tokens.field, opacity: 1 },
            }}
            slotProps={{ input: { ref, role: 'switch', 'aria-describedby': hint } }}
          />
        }
      />
      <Typography id={hint} variant="body2" sx={{ color: tokens.muted, maxWidth: '38rem', pr: 7 }}>
        {children}
      </Typography>
    </Box>
  );
}
