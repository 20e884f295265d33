import { Box, Typography } from '@mui/material';
import type { Broadcast } from '@parade/api/contract/notifications.ts';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastPanel } from './BroadcastPanel.tsx';
import { BroadcastProgress } from './BroadcastProgress.tsx';
import { CleanUp } from './CleanUp.tsx';
import { card, columns } from './columns.tsx';
import { RemovalOfSeveral } from './RemovalOfSeveral.tsx';

const POLL_MS = 1500;

/** The live stream tells of progress; the poll replaces it where the stream is broken. */
const whileSending = (rows: readonly Broadcast[]) =>
  rows.some(({ finishedAt }) => finishedAt === null) ? POLL_MS : (false as const);

/** The tab « Notifications »: what to send, and what was sent. */
export function NotificationsPage() {
  return (
    <ListPage<Broadcast>
      title="Notifications"
      newestBy="createdAt"
      pollMs={whileSending}
      one="notification"
      many="notifications"
      head={
        <>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Envoyer une notification
          </Typography>
          <BroadcastForm />
          <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 5, pt: 4 }}>
            <Typography variant="h2">Historique</Typography>
          </Box>
        </>
      }
      above={<BroadcastProgress />}
      caption="Notifications envoyées"
      card={card}
      columns={columns}
      nameOf={(broadcast) => `Notification ${broadcast.title}`}
      renderPanel={(broadcast) => <BroadcastPanel broadcast={broadcast} />}
      bulkActions={<RemovalOfSeveral />}
      empty={
        <EmptyList
          title="Aucune notification envoyée"
          hint="Écrivez la première ci-dessus, à une personne ou à tous les utilisateurs."
        />
      }
    >
      <CleanUp />
    </ListPage>
  );
}
