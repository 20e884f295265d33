import { Box, Link } from '@mui/material';
import type { AdminAlert, AlertSource, AlertStatus } from '@parade/api/contract/alerts-admin.ts';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useSaveContext } from 'react-admin';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { useQuestion } from '../lib/form/useQuestion.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { PROPOSED } from '../lib/proposed.ts';
import { AlertDecision } from './AlertDecision.tsx';
import { AlertFieldset } from './AlertFieldset.tsx';
import { RetirementQuestion } from './RetirementQuestion.tsx';
import { TakenOut } from './TakenOut.tsx';
import { type Decision, decisionValues, isAlone, resolverOf } from './values.ts';

const SOURCES: Readonly<Record<AlertSource, string>> = {
  sample: 'Exemple',
  report: 'Signalement',
  staff: 'Équipe',
};

function factsOf(alert: AdminAlert): Fact[] {
  const { source, meeTooCount, contestedAt, updatedAt, slug, status } = alert;
  const { checkedOn, checkedByName } = alert;
  return [
    ['Origine', SOURCES[source]],
    ['Modifiée', formatDateTime(updatedAt)],
    ...(checkedOn
      ? [['Vérifiée', `le ${formatCalendarDay(checkedOn)}, par ${checkedByName}`] as const]
      : []),
    ['«\u00a0Moi aussi\u00a0»', meeTooCount.toLocaleString('fr-FR')],
    ...(contestedAt ? [['Contestée', `depuis le ${formatDateTime(contestedAt)}`] as const] : []),
    [
      'Page publique',
      status === 'verified' ? (
        <Link
          href={`/alertes/${slug}`}
          target="_blank"
          rel="noopener"
          sx={{ display: 'block', py: 1.25 }}
        >
          /alertes/{slug} (nouvel onglet)
        </Link>
      ) : (
        'Aucune'
      ),
    ],
  ];
}

const DONE: Readonly<Record<AlertStatus, string>> = {
  pending: 'Alerte remise en attente',
  verified: 'Alerte publiée',
  rejected: 'Alerte rejetée',
  retired: 'Alerte retirée',
  suspended: 'Alerte suspendue',
};

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 20rem',
  lg: 'minmax(0, 1fr) 18rem 18rem',
};

/** An alert's fields and its decision, in one save. */
export function AlertEditor({ alert }: { alert: AdminAlert }) {
  const { asked, ask, confirm, close } = useQuestion<Decision>();
  const { saving = false } = useSaveContext();
  const suspended = new Set(
    alert.indicators.filter((one) => one.suspended).map(({ kind, value }) => `${kind} ${value}`),
  );
  return (
    <RecordForm
      label="Alerte"
      values={decisionValues}
      resolver={resolverOf(alert)}
      except="noPersonNamed"
      names={{ status: 'statut', indicators: 'éléments reconnaissables' }}
      leavesTyped={({ status }) => isAlone(alert.status, status)}
      ask={(checked) => checked.status !== 'retired' || alert.status === 'retired' || ask(checked)}
      onSettled={close}
      done={({ status, indicators }, saved) => {
        const waits = saved?.status !== status || saved.indicators.length < indicators.length;
        if (waits) return PROPOSED;
        return status === alert.status ? 'Alerte enregistrée' : DONE[status];
      }}
      failed="Erreur lors de l’enregistrement de l’alerte"
      sx={{ display: 'grid', gap: { xs: 3, lg: 4 }, gridTemplateColumns: COLUMNS }}
    >
      <AlertFieldset suspended={suspended} />
      <div>
        <PanelHeading>Fiche</PanelHeading>
        <Facts facts={factsOf(alert)} />
        <TakenOut alert={alert} />
      </div>
      {/* Sticky: in sight beside long texts. */}
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: 72,
          alignSelf: 'start',
          gridColumn: { md: 2, lg: 3 },
        }}
      >
        <AlertDecision alert={alert} busy={saving} />
      </Box>
      <RetirementQuestion
        alert={alert}
        open={asked !== undefined}
        busy={saving}
        onConfirm={confirm}
        onClose={close}
      />
    </RecordForm>
  );
}
