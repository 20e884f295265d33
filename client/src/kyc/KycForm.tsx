import { Alert, Box, Typography } from '@mui/material';
import { parisDay } from '@parade/api/contract/dates.ts';
import { KYC_INCOMPLETE, type KycVerification } from '@parade/api/contract/kyc.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { DraftHint } from '../lib/DraftHint.tsx';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { FormSection } from '../lib/FormSection.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { isIncomplete, type KycTexts } from './form.ts';
import { PhotoFields } from './PhotoFields.tsx';
import { useKycForm } from './useKycForm.ts';

/** Everything of a request but its photos. */
function KycFields({ form }: { form: UseFormReturn<KycTexts> }) {
  const field = fieldsOf(form);
  return (
    <FormSection title="Votre identité">
      <Field
        label="Nom complet"
        hint="Comme sur la pièce d’identité, tous les prénoms compris."
        input={{ autoComplete: 'name' }}
        {...field('fullName')}
      />
      <Field
        label="Date de naissance"
        type="date"
        input={{ autoComplete: 'bday', min: '1900-01-01', max: parisDay(new Date()) }}
        {...field('dateOfBirth')}
      />
      <Field
        label="Adresse postale"
        hint="Numéro, rue, code postal, ville et pays, où vous habitez aujourd’hui."
        multiline
        minRows={2}
        input={{ autoComplete: 'address-line1' }}
        {...field('address')}
      />
      <Field
        label="Numéro de la pièce d’identité"
        hint="De la carte d’identité, du passeport ou du titre de séjour que vous photographiez."
        input={{ autoComplete: 'off', spellCheck: false }}
        {...field('idNumber')}
      />
    </FormSection>
  );
}

const WRITING =
  'Vous pouvez vous arrêter et reprendre plus tard\u00a0: ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi, sauf le numéro de la pièce et les photos, par prudence.';
const CORRECTING =
  'Changez ce qui est à corriger\u00a0: le reste part à nouveau tel quel. Refaites une photo seulement si nous le demandons.';

interface KycFormProps {
  /** The account's id: the draft belongs to it. */
  uid: string;
  /** What is being corrected, if anything. */
  rejected?: KycVerification;
  onSent: () => void;
}

/** Asks for one's identity to be verified, or once more after a rejection. */
export function KycForm({ uid, rejected, onSent }: KycFormProps) {
  const { form, tray, slots, submit, failure, isSending, saved, resumed } = useKycForm({
    uid,
    rejected,
    onSent,
  });
  return (
    <Box
      component="form"
      aria-label={rejected ? 'Corriger ma demande' : 'Demander la vérification'}
      noValidate
      onSubmit={submit}
    >
      <Typography sx={{ mb: 3, maxWidth: '38rem' }}>{rejected ? CORRECTING : WRITING}</Typography>
      {resumed && (
        <Alert severity="info" sx={{ mb: 3 }}>
          Nous avons retrouvé votre brouillon.{' '}
          {rejected
            ? 'Reprenez où vous en étiez.'
            : 'Il reste à donner le numéro de la pièce et ses photos.'}
        </Alert>
      )}
      {isIncomplete(form.formState.errors) && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {KYC_INCOMPLETE}
        </Alert>
      )}
      <KycFields form={form} />
      <PhotoFields tray={tray} slots={slots} />
      <SubmitFailure sentence={failure} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton type="submit" variant="contained" size="large" loading={isSending}>
          Envoyer ma demande
        </LoadingButton>
        <DraftHint saved={saved} dirty={form.formState.isDirty || resumed} />
      </Box>
    </Box>
  );
}
