import { Alert, Box, Button } from '@mui/material';
import type { CallerAccount } from '@parade/api/contract/caller-reports.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';
import { FormText } from '../lib/form/fields.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { findAccount } from './useFileForCaller.ts';
import { type CallerValues, isFound, TAKEN } from './values.ts';

/** Looks for the account of the address that was typed, and remembers for which one. */
function useLook() {
  const { getValues, setValue, setError, clearErrors } = useFormContext<CallerValues>();
  const [account, setAccount] = useState<CallerAccount>(null);
  const [isLooking, setIsLooking] = useState(false);

  async function look() {
    const email = getValues('person.email').trim().toLowerCase();
    setIsLooking(true);
    clearErrors('person.email');
    try {
      const found = await findAccount(email);
      setAccount(found);
      setValue('found', { email, userId: found?.id ?? null }, { shouldDirty: true });
    } catch (error) {
      setValue('found', null);
      const message = sentenceFrom(error, 'Erreur lors du chargement des données');
      setError('person.email', { message }, { shouldFocus: true });
    } finally {
      setIsLooking(false);
    }
  }
  return { account, isLooking, look };
}

function Known({ account, isLent }: { account: CallerAccount; isLent: boolean }) {
  if (isLent) {
    return (
      <Alert severity="warning" role="presentation">
        {TAKEN}
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="presentation">
      {account ? (
        <>
          Un compte existe&nbsp;: <strong>{account.name}</strong>, ouvert le{' '}
          {formatDate(account.createdAt)}. Demandez son nom à la personne sans le lui dire. Si ce
          n’est pas le même, changez d’adresse.
        </>
      ) : (
        'Un compte existe à cette adresse.'
      )}{' '}
      Le signalement y sera rangé, et la personne en est prévenue tout de suite.
    </Alert>
  );
}

/** Whose report it is: the account of their address, or a new one. */
export function WhosePerson() {
  const { setValue } = useFormContext<CallerValues>();
  const [person, found, isLent] = useWatch<CallerValues, ['person', 'found', 'isLent']>({
    name: ['person', 'found', 'isLent'],
  });
  const { account, isLooking, look } = useLook();
  const isKnown = isFound({ person, found });
  return (
    <>
      <Box sx={{ ml: -1.25 }}>
        <CheckChoice
          label="La personne n’a pas d’adresse e-mail"
          help="Demandez alors celle d’une personne de confiance&nbsp;: un proche, une association."
          checked={isLent}
          onChange={(checked) => setValue('isLent', checked, { shouldDirty: true })}
        />
      </Box>
      <FormText
        name="person.email"
        label={
          isLent
            ? 'Adresse d’une personne de confiance (proche, association)'
            : 'Adresse e-mail de la personne'
        }
        type="email"
        autoComplete="off"
        hint="Relisez-la lettre par lettre&nbsp;: qui reçoit le message lira tout le dossier."
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void look();
        }}
      />
      <div>
        <Button variant="outlined" onClick={look} disabled={isLooking} sx={{ minHeight: 44 }}>
          Chercher le compte
        </Button>
      </div>
      <Box role="status">
        {isKnown && found?.userId && <Known account={account} isLent={isLent} />}
        {isKnown && !found?.userId && (
          <Alert severity="info" role="presentation">
            Cette adresse n’a pas de compte. Nous en créons un&nbsp;: un message invite à choisir un
            mot de passe, sans un mot de l’affaire.
          </Alert>
        )}
      </Box>
      {isKnown && !found?.userId && (
        <>
          {isLent && (
            <FormText
              name="person.trustedName"
              label="Nom de la personne de confiance ou de l’association"
              autoComplete="off"
            />
          )}
          <FormText name="person.name" label="Nom complet de la victime" autoComplete="off" />
          <FormText
            name="person.phone"
            label="Téléphone de la victime"
            type="tel"
            autoComplete="off"
            optional
          />
          <FormText
            name="person.address"
            label="Adresse postale"
            hint="Pour lui poster le récépissé sur papier."
            autoComplete="off"
            optional
          />
        </>
      )}
    </>
  );
}
