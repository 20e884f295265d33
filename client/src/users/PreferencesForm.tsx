import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import type { Preferences } from '@parade/api/contract/users.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { BriefSuccess } from '../lib/BriefSuccess.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { usePreferencesForm } from './usePreferencesForm.ts';

interface PreferenceSwitchProps {
  name: Exclude<keyof Preferences, 'language'>;
  label: string;
  /** What it does. */
  children: ReactNode;
  control: Control<Preferences>;
  /** What is not offered cannot be chosen: the explanation says why. */
  isOffered?: boolean;
}

/** One switch with its explanation. Controlled, because what another page saves moves it too. */
function PreferenceSwitch(props: PreferenceSwitchProps) {
  const { name, label, children, control, isOffered = true } = props;
  const { field } = useController({ name, control });
  const { ref, value, ...handlers } = field;
  const hint = `${name}-hint`;
  return (
    <Box sx={{ py: 1.25, borderBottom: `1px solid ${tokens.rule}` }}>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        disabled={!isOffered}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          minHeight: 44,
          mx: 0,
          gap: 2,
          '& .MuiFormControlLabel-label': { fontWeight: 600 },
          '& .MuiFormControlLabel-label.Mui-disabled': { color: tokens.muted },
        }}
        control={
          <Switch
            {...handlers}
            checked={isOffered && value}
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
        Une copie de chaque notification, à l’adresse de votre compte. Ce qui peut attendre est
        réuni en un seul message par jour.
      </PreferenceSwitch>
      <PreferenceSwitch
        name="smsAlerts"
        label="Alertes par SMS"
        control={control}
        isOffered={false}
      >
        Non proposé&nbsp;: nous n’envoyons aucun SMS. Un SMS en notre nom est une arnaque.
      </PreferenceSwitch>
      <PreferenceSwitch name="notifications" label="Notifications push" control={control}>
        Un son et une notification de votre navigateur quand une nouvelle arrive. Pour ne couper que
        le son&nbsp;: bouton «&nbsp;Son des notifications&nbsp;», en haut de page.
      </PreferenceSwitch>
      <PreferenceSwitch name="reportUpdates" label="Suivi de mes signalements" control={control}>
        Une notification à chaque étape. Sans elle, le suivi se lit dans «&nbsp;Mes
        signalements&nbsp;».
      </PreferenceSwitch>
      <PreferenceSwitch name="marketingEmails" label="E-mails promotionnels" control={control}>
        Nos nouveautés et nos offres. Suivre un signalement reste gratuit.
      </PreferenceSwitch>
      <Typography sx={{ mt: 2.5, maxWidth: '42rem' }}>
        Les e-mails de sécurité partent toujours&nbsp;: mot de passe changé, lien de connexion, lien
        d’accès à votre solde si votre compte est fermé.
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
