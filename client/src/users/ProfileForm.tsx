import { Box, Button, Link, Typography } from '@mui/material';
import type { Me } from '@parade/api/contract/auth.ts';
import { EmailText } from '@parade/site/brand/ui/EmailText.tsx';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { BriefSuccess } from '../lib/BriefSuccess.tsx';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { Section } from '../lib/Section.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** The e-mail cannot be changed: it proves whose account this is. */
function FixedEmail({ email }: { email: string }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        Adresse e-mail
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <EmailText>{email}</EmailText>
      </Typography>
      <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        Vous ne pouvez pas la changer ici&nbsp;: elle prouve que ce compte est à vous. Si vous ne
        l’utilisez plus,{' '}
        <Link component={RouterLink} to="/support">
          écrivez au support
        </Link>
        .
      </Typography>
    </Box>
  );
}

export function ProfileForm({ me }: { me: Me }) {
  const { form, submit, saved, forgetSaved, failure, isPending } = useProfileForm(me);
  const field = fieldsOf(form);
  return (
    <Section id="personal" title="Informations personnelles">
      <Box
        component="form"
        noValidate
        aria-labelledby="personal"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5, pt: 2.5 }}
      >
        <Field label="Nom complet" {...field('name')} input={{ autoComplete: 'name' }} />
        <FixedEmail email={me.email} />
        <Field
          label="Téléphone"
          type="tel"
          optional
          {...field('phone')}
          input={{ autoComplete: 'tel' }}
        />
        <Field
          label="Adresse postale"
          optional
          hint="Elle figure sur vos contrats et vos factures."
          {...field('address')}
          input={{ autoComplete: 'address-line1' }}
        />
        <Field
          label="Présentation"
          optional
          multiline
          minRows={3}
          hint="Ce qui nous aide à vous répondre, par exemple vos horaires."
          {...field('bio')}
        />
        <SubmitFailure sentence={failure} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button type="submit" variant="contained" aria-busy={isPending}>
            Enregistrer
          </Button>
          <BriefSuccess sentence={saved} onGone={forgetSaved} />
        </Box>
      </Box>
      <LeaveGuard unsaved={form.formState.isDirty} />
    </Section>
  );
}
