import { Alert, Box, Button, Typography } from '@mui/material';
import { formatDate, formatDateTime } from '@parade/api/contract/dates.ts';
import { type AdminDispute, DISPUTE_ROLES } from '@parade/api/contract/disputes.ts';
import { INDICATOR_LABELS, type IndicatorKind } from '@parade/api/contract/indicators.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { EmailLink } from '../lib/ContactLinks.tsx';
import { useOpenElsewhere } from '../lib/list/useOpenElsewhere.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';
import { DueDate } from './DueDate.tsx';

const labelOf = (kind: string) => INDICATOR_LABELS[kind as IndicatorKind] ?? kind;

function factsOf(dispute: AdminDispute): Fact[] {
  const { email, role, confirmedAt, suspended, answeredAt, answeredBy } = dispute;
  return [
    ['Adresse e-mail', <EmailLink key="email" email={email} />],
    ['Qui écrit', DISPUTE_ROLES[role as keyof typeof DISPUTE_ROLES] ?? role],
    ['Reçue', formatDateTime(confirmedAt)],
    ['À traiter avant le', <DueDate key="due" dispute={dispute} />],
    ...stamp('Répondue', answeredAt, answeredBy),
    [
      'Suspendu',
      suspended.map(({ kind, value }) => `${labelOf(kind)}\u00a0: ${value}`).join('\n') || 'Rien',
    ],
  ];
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '65ch' } as const;

export function DisputeDetails({ dispute }: { dispute: AdminDispute }) {
  const openAlert = useOpenElsewhere('alerts');
  return (
    <div>
      <PanelHeading>Message</PanelHeading>
      <Typography variant="body2" sx={words}>
        {dispute.message}
      </Typography>
      {dispute.answer && (
        <>
          <PanelHeading>Réponse envoyée</PanelHeading>
          <Typography variant="body2" sx={words}>
            {dispute.answer}
          </Typography>
        </>
      )}
      <Facts facts={factsOf(dispute)} sx={{ my: 2.5 }} />
      {dispute.dismissedBefore && dispute.status === 'open' && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          Une contestation de cette alerte a été écartée le {formatDate(dispute.dismissedBefore)}
          &nbsp;: celle-ci ne suspend rien d’office. À vous de décider.
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => openAlert(dispute.alertId)}>
          Ouvrir l’alerte
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {dispute.status === 'upheld'
            ? 'Ses sites et portefeuilles restent publiés. Si elle se trompe à leur sujet, corrigez-la ou retirez-la.'
            : 'Pour la corriger ou la retirer.'}
        </Typography>
      </Box>
    </div>
  );
}
