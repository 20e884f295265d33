import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Broadcast } from '@parade/api/contract/notifications.ts';
import { EmptyList } from '../lib/EmptyList.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { CleanUp } from './CleanUp.tsx';
import { card, columns } from './columns.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { SendingForm } from './SendingForm.tsx';
import { SendingPanel } from './SendingPanel.tsx';
import { SendingProgress } from './SendingProgress.tsx';

const POLL_MS = 1500;

/** Live news tells of progress too; a poll tells of it where the stream is broken. */
const whileSending = (rows: readonly Broadcast[]) =>
  rows.some(({ finishedAt }) => finishedAt === null) ? POLL_MS : (false as const);

/** The tab « Notifications »: what to send, and what was sent. */
export function NotificationsPage() {
  return (
    <ListPage<Broadcast> title="Notifications" newestBy="createdAt" pollMs={whileSending}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Envoyer une notification
      </Typography>
      <SendingForm />
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 5, pt: 4 }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Historique
        </Typography>
        <SendingProgress />
        <HistoryTools />
        <ListRows<Broadcast>
          caption="Notifications envoyées, de la plus récente à la plus ancienne"
          card={card}
          columns={columns}
          nameOf={(sending) => `Notification ${sending.title}`}
          renderPanel={(sending) => <SendingPanel sending={sending} />}
          empty={
            <EmptyList
              title="Aucune notification envoyée"
              hint="Écrivez la première ci-dessus, à une personne ou à tous les utilisateurs."
            />
          }
          one="notification"
          many="notifications"
        />
        <CleanUp />
      </Box>
    </ListPage>
  );
}
