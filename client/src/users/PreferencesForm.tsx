import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Preferences } from '@parade/api/contract/users.ts';
import { LeaveGuard } from '@parade/site/brand/ui/LeaveGuard.tsx';
import { BriefSuccess } from '../lib/BriefSuccess.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import { usePreferencesForm } from './usePreferencesForm.ts';

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
