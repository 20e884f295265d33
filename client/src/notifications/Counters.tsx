import Box from '@mui/material/Box';
import type { NotificationPage } from '@parade/api/contract/notifications.ts';
import { plural } from '../lib/plural.ts';
import { StatBand } from '../lib/StatBand.tsx';

interface CountersProps {
  counted: Pick<NotificationPage, 'total' | 'unread'> | undefined;
  failed: boolean;
}

/** How many in all, unread, read. */
export function Counters({ counted, failed }: CountersProps) {
  const read = counted && counted.total - counted.unread;
  const figure = (count: number | undefined) =>
    count === undefined ? (failed ? '–' : undefined) : String(count);
  return (
    <Box sx={{ my: 4 }}>
      <StatBand
        label="Vos notifications en chiffres"
        stats={[
          {
            label: plural(counted?.total, 'notification', 'notifications'),
            value: figure(counted?.total),
          },
          { label: plural(counted?.unread, 'non lue', 'non lues'), value: figure(counted?.unread) },
          { label: plural(read, 'lue', 'lues'), value: figure(read) },
        ]}
      />
    </Box>
  );
}
