import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AdminAlert, AlertSource, AlertStatus } from '@parade/api/contract/alerts-admin.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { type FormEvent, useState } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { AlertDecision } from './AlertDecision.tsx';
import { AlertFieldset } from './AlertFieldset.tsx';
import { RetirementQuestion } from './RetirementQuestion.tsx';
import { TakenOut } from './TakenOut.tsx';
import { useAlertForm } from './useAlertForm.ts';
import { useAlertSave } from './useAlertSave.ts';

const SOURCES: Readonly<Record<AlertSource, string>> = {
  sample: 'Exemple',
  report: 'Signalement',
  staff: 'Équipe',
};

function factsOf(alert: AdminAlert): Fact[] {
  const { source, meeTooCount, contestedAt, updatedAt, slug, status } = alert;
  return [
    ['Origine', SOURCES[source]],
    ['Modifiée', formatDateTime(updatedAt)],
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

export function AlertEditor({ alert, onReload }: { alert: AdminAlert; onReload: () => void }) {
  const form = useAlertForm(alert);
  const saving = useAlertSave(alert, form);
  const suspended = new Set(
    alert.indicators.filter((one) => one.suspended).map(({ kind, value }) => `${kind} ${value}`),
  );

  const [retiring, setRetiring] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const goal = submitter?.getAttribute('value') as AlertStatus | null;
    if (goal === 'retired') setRetiring(true);
    else void saving.save(goal ?? alert.status);
  }

  async function retire() {
    await saving.save('retired');
    setRetiring(false);
  }

  return (
    <>
      <Box
        component="form"
        ref={form.place}
        noValidate
        onSubmit={submit}
        aria-label="Alerte"
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) 20rem',
            lg: 'minmax(0, 1fr) 18rem 18rem',
          },
        }}
      >
        <AlertFieldset form={form} suspended={suspended} />
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
          <AlertDecision alert={alert} form={form} saving={saving} onReload={onReload} />
        </Box>
      </Box>
      <RetirementQuestion
        alert={alert}
        open={retiring}
        busy={saving.busy}
        changed={form.changed}
        onConfirm={retire}
        onClose={() => setRetiring(false)}
      />
    </>
  );
}
