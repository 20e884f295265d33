import { Alert, Button, Stack } from '@mui/material';
import {
  type AdminAlert,
  ALERT_TRANSITIONS,
  type AlertStatus,
  NO_PERSON_NAMED,
} from '@parade/api/contract/alerts-admin.ts';
import { CHECK_WAYS } from '@parade/api/contract/check-ways.ts';
import { useFormContext } from 'react-hook-form';
import { CheckChoice, ChoiceGroup } from '../lib/Choice.tsx';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { useOpenElsewhere } from '../lib/list/useOpenElsewhere.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { type DecisionValues, decisionValues } from './values.ts';

const WAYS = Object.entries(CHECK_WAYS);

const WORDS: Readonly<Record<AlertStatus, string>> = {
  pending: 'Remettre en attente',
  verified: 'Rétablir',
  rejected: 'Rejeter',
  retired: 'Retirer l’alerte',
  suspended: 'Suspendre',
};
const wordFor = (from: AlertStatus, to: AlertStatus) =>
  from === 'pending' && to === 'verified' ? 'Vérifier et publier' : WORDS[to];

/** Those that name the same site, number or account are told before a second one is published. */
function Alike({ alerts }: { alerts: AdminAlert['alike'] }) {
  const open = useOpenElsewhere('alerts');
  if (alerts.length === 0) return null;
  return (
    <Alert severity="warning">
      Déjà publié avec le même site, numéro ou compte&nbsp;:
      {alerts.map(({ id, title }) => (
        <Button key={id} variant="text" color="inherit" onClick={() => open(id)} sx={{ px: 0 }}>
          {title}
        </Button>
      ))}
    </Alert>
  );
}

/** The buttons of an alert: each submits the form with a status of its own. Publishing needs the confirmation that nobody is named. */
export function AlertDecision({ alert, busy }: { alert: AdminAlert; busy: boolean }) {
  const { setValue, reset, watch, formState } = useFormContext<DecisionValues>();
  const { noPersonNamed: _, ...typed } = formState.dirtyFields;
  const goals = ALERT_TRANSITIONS[alert.status];
  const mayBePublic = alert.status === 'verified' || goals.includes('verified');
  const decide = (status: AlertStatus) => () => setValue('status', status);
  return (
    <div>
      <PanelHeading>Décision</PanelHeading>
      <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
        {mayBePublic && <Alike alerts={alert.alike} />}
        {mayBePublic && (
          <ChoiceGroup legend="Avant de publier" problem={formState.errors.noPersonNamed?.message}>
            <CheckChoice
              label={NO_PERSON_NAMED}
              checked={watch('noPersonNamed')}
              onChange={(now) => setValue('noPersonNamed', now, { shouldDirty: true })}
            />
          </ChoiceGroup>
        )}
        {mayBePublic && (
          <>
            <FormSelect name="checkedHow" label="Vérifiée d’après" size="small" choices={WAYS}>
              <option value="">À choisir</option>
            </FormSelect>
            <FormText
              name="checkedWith"
              label="Pièce"
              size="small"
              hint="Pour l’équipe seulement, par exemple «&nbsp;SIG-7K4M, capture du message&nbsp;»."
            />
          </>
        )}
        <SaveProblem />
        <SubmitButton busy={busy} busyLabel="Enregistrement…" onPress={decide(alert.status)}>
          Enregistrer
        </SubmitButton>
        {goals.map((goal) => (
          <Button
            key={goal}
            type="submit"
            variant="outlined"
            color={goal === 'rejected' || goal === 'retired' ? 'error' : 'primary'}
            aria-disabled={busy}
            onClick={decide(goal)}
          >
            {wordFor(alert.status, goal)}
          </Button>
        ))}
        {Object.keys(typed).length > 0 && (
          <Button variant="text" onClick={() => reset(decisionValues(alert))}>
            Annuler mes modifications
          </Button>
        )}
      </Stack>
    </div>
  );
}
