import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type AdminAlert,
  ALERT_TRANSITIONS,
  type AlertStatus,
  NO_PERSON_NAMED,
} from '@parade/api/contract/alerts-admin.ts';
import { CheckChoice, ChoiceGroup } from '../lib/Choice.tsx';
import { useOpenElsewhere } from '../lib/list/useOpenElsewhere.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import type { AlertForm } from './useAlertForm.ts';
import type { useAlertSave } from './useAlertSave.ts';

const WORDS: Readonly<Record<AlertStatus, string>> = {
  pending: 'Remettre en attente',
  verified: 'Rétablir',
  rejected: 'Rejeter',
  retired: 'Retirer l’alerte',
  suspended: 'Suspendre',
};
const wordFor = (from: AlertStatus, to: AlertStatus) =>
  from === 'pending' && to === 'verified' ? 'Vérifier et publier' : WORDS[to];

interface AlertDecisionProps {
  alert: AdminAlert;
  form: AlertForm;
  saving: ReturnType<typeof useAlertSave>;
  onReload: () => void;
}

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
export function AlertDecision({ alert, form, saving, onReload }: AlertDecisionProps) {
  const { busy, problem, noPersonNamed, setNoPersonNamed } = saving;
  const goals = ALERT_TRANSITIONS[alert.status];
  const mayBePublic = alert.status === 'verified' || goals.includes('verified');
  return (
    <div>
      <PanelHeading>Décision</PanelHeading>
      <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
        {mayBePublic && <Alike alerts={alert.alike} />}
        {mayBePublic && (
          <ChoiceGroup legend="Avant de publier" problem={form.problems.noPersonNamed}>
            <CheckChoice
              label={NO_PERSON_NAMED}
              checked={noPersonNamed}
              onChange={setNoPersonNamed}
            />
          </ChoiceGroup>
        )}
        {problem && (
          <Alert severity="error">
            {problem.sentence}
            {problem.stale && (
              <Button color="inherit" variant="outlined" onClick={onReload} sx={{ mt: 1.5 }}>
                Recharger la fiche
              </Button>
            )}
          </Alert>
        )}
        <SubmitButton busy={busy} busyLabel="Enregistrement…">
          Enregistrer
        </SubmitButton>
        {goals.map((goal) => (
          <Button
            key={goal}
            type="submit"
            value={goal}
            variant="outlined"
            color={goal === 'rejected' || goal === 'retired' ? 'error' : 'primary'}
            aria-disabled={busy}
          >
            {wordFor(alert.status, goal)}
          </Button>
        ))}
        {form.changed && (
          <Button variant="text" onClick={form.forget}>
            Annuler mes modifications
          </Button>
        )}
      </Stack>
    </div>
  );
}
