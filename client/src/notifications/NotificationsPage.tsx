import { Alert, Box, Button } from '@mui/material';
import type { NotificationPage } from '@parade/api/contract/notifications.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { EmptyState } from '../lib/EmptyState.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { plural } from '../lib/plural.ts';
import { SectionHeading } from '../lib/Section.tsx';
import { figuresOf, StatBand } from '../lib/StatBand.tsx';
import { CleanUp } from './CleanUp.tsx';
import { Hints } from './Hints.tsx';
import { NotificationList, NotificationSkeletons } from './NotificationList.tsx';
import { useNotifications } from './queries.ts';
import { LOAD_FAILED } from './sentences.ts';
import { useNotificationActions } from './useNotificationActions.ts';

interface CountersProps {
  counted: Pick<NotificationPage, 'total' | 'unread'> | undefined;
  failed: boolean;
}

/** How many in all, unread, read. */
function Counters({ counted, failed }: CountersProps) {
  const read = counted && counted.total - counted.unread;
  const figure = figuresOf(counted, failed);
  return (
    <Box sx={{ my: 4 }}>
      <StatBand
        label="Vos notifications en chiffres"
        stats={[
          [
            plural(counted?.total, 'notification', 'notifications'),
            figure(({ total }) => String(total)),
          ],
          [plural(counted?.unread, 'non lue', 'non lues'), figure(({ unread }) => String(unread))],
          [plural(read, 'lue', 'lues'), figure(() => String(read))],
        ]}
      />
    </Box>
  );
}

export default function NotificationsPage() {
  const list = useNotifications();
  const actions = useNotificationActions();
  const counted = list.data?.pages[0];

  return (
    <>
      <ErrorBanner of={list} sentence={LOAD_FAILED} />
      <Counters counted={counted} failed={list.isError} />
      <SectionHeading>Vos notifications</SectionHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 2 }}>
        <Button
          variant="outlined"
          // Stays enabled when all are read: disabled, it would lose the focus.
          disabled={!counted || counted.total === 0}
          onClick={actions.markAllRead}
        >
          Tout marquer comme lu
        </Button>
        <CleanUp />
      </Box>
      {actions.failure && (
        <Alert severity="error" closeText="Fermer" onClose={actions.forgive} sx={{ mb: 2 }}>
          {actions.failure}
        </Alert>
      )}
      <PagedList
        list={list}
        items={itemsOf(list)}
        skeleton={<NotificationSkeletons />}
        empty={
          <EmptyState
            title="Aucune notification pour le moment"
            action={{ label: 'Voir mes signalements', to: '/reports' }}
          >
            Dès qu’un de vos signalements avance ou que le support vous écrit, vous le lisez ici.
          </EmptyState>
        }
      >
        {(notifications) => (
          <NotificationList
            notifications={notifications}
            onRead={actions.markRead}
            onRemove={actions.remove}
          />
        )}
      </PagedList>
      {/* Under a list of a length that nobody knows yet, they would jump. */}
      {!list.isPending && <Hints />}
      <VisuallyHidden role="status">{actions.spoken}</VisuallyHidden>
    </>
  );
}
