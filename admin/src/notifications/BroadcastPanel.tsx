import { Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import {
  BROADCAST_PURPOSE_LABELS,
  type Broadcast,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
} from '@parade/api/contract/notifications.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useContext, useState } from 'react';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { CloseRow } from '../lib/list/openRow.ts';
import { PanelGrid } from '../lib/PanelGrid.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { useRemovals } from './useRemovals.ts';

const thousands = (count: number) => count.toLocaleString('fr-FR');

export function BroadcastPanel({ broadcast }: { broadcast: Broadcast }) {
  const closeRow = useContext(CloseRow);
  const [asking, setAsking] = useState(false);
  const { one } = useRemovals(() => setAsking(false));
  const { done, total, read } = broadcast;
  return (
    <PanelGrid columns={{ md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}>
      <div>
        <PanelHeading>Message</PanelHeading>
        <Typography
          variant="body2"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '65ch' }}
        >
          {broadcast.message}
        </Typography>
      </div>
      <div>
        <PanelHeading>Envoi</PanelHeading>
        <Facts
          facts={[
            ['Destinataire', broadcast.recipient],
            ['Type', NOTIFICATION_TYPE_LABELS[broadcast.type]],
            ['Priorité', NOTIFICATION_PRIORITY_LABELS[broadcast.priority]],
            ['Objet', BROADCAST_PURPOSE_LABELS[broadcast.purpose]],
            ['Reçue', `${thousands(done)} sur ${thousands(total)}`],
            ['Lue', `${thousands(read)} sur ${thousands(total)}`],
            ['Envoyée', `${formatDateTime(broadcast.createdAt)}, par ${broadcast.senderName}`],
          ]}
        />
        <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
          Supprimer…
        </Button>
      </div>
      <ConfirmDialog
        title="Supprimer la notification"
        open={asking}
        confirm="Supprimer"
        busy={one.isPending}
        busyLabel="Suppression…"
        destructive
        onConfirm={() => one.mutate(broadcast.id, { onSuccess: closeRow })}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {quoted(broadcast.title)} disparaît de l’historique et de chez ses destinataires.
        </Typography>
      </ConfirmDialog>
    </PanelGrid>
  );
}
