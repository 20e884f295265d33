import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import type { Preferences } from '@parade/api/contract/users.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { LeaveGuard } from '@parade/site/brand/ui/LeaveGuard.tsx';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { BriefSuccess } from '../lib/BriefSuccess.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { usePreferencesForm } from './usePreferencesForm.ts';

interface PreferenceSwitchProps {
  name: Exclude<keyof Preferences, 'language'>;
  label: string;
  /** What it does. */
  children: ReactNode;
  control: Control<Preferences>;
}

/** One switch with its explanation. Controlled, because what another page saves moves it too. */
function PreferenceSwitch({ name, label, children, control }: PreferenceSwitchProps) {
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

/** The notification preferences. */
export function PreferencesForm({ stored }: { stored: Preferences }) {
  const { form, submit, saved, forgetSaved, failure, isPending } = usePreferencesForm(stored);
  const { control } = form;
  return (
    <Box component="form" noValidate aria-labelledby="preferences" onSubmit={submit}>
      <PreferenceSwitch name="emailAlerts" label="Notifications par e-mail" control={control}>
        Une copie de chaque notification, à l’adresse de votre compte.
      </PreferenceSwitch>
      <PreferenceSwitch name="smsAlerts" label="Alertes par SMS" control={control}>
        Aujourd’hui, nous n’envoyons aucun SMS&nbsp;: un SMS en notre nom est une arnaque.
      </PreferenceSwitch>
      <PreferenceSwitch name="notifications" label="Notifications push" control={control}>
        Un son et une notification de votre navigateur quand une nouvelle arrive. Le son seul se
        coupe en haut de chaque page.
      </PreferenceSwitch>
      <PreferenceSwitch name="reportUpdates" label="Suivi de mes signalements" control={control}>
        Une notification à chaque étape. Sans elle, le suivi se lit dans «&nbsp;Mes
        signalements&nbsp;».
      </PreferenceSwitch>
      <PreferenceSwitch name="marketingEmails" label="E-mails promotionnels" control={control}>
        Nos nouveautés et nos offres. Jamais rien de payant pour suivre un signalement.
      </PreferenceSwitch>
      <Typography sx={{ mt: 2.5, maxWidth: '42rem' }}>
        Les e-mails de sécurité partent toujours&nbsp;: mot de passe changé, accès restreint à votre
        argent, lien pour vous reconnecter.
      </Typography>
      <SubmitFailure sentence={failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2.5 }}>
        <Button type="submit" variant="contained" aria-busy={isPending}>
          Enregistrer
        </Button>
        <BriefSuccess sentence={saved} onGone={forgetSaved} />
      </Box>
      <LeaveGuard unsaved={form.formState.isDirty} />
    </Box>
  );
}
