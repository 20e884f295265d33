import { Box, Typography } from '@mui/material';
import { auditActionLabel } from '@parade/api/contract/audit.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

export function UserEvents({ events }: { events: AdminUser['events'] }) {
  return (
    <>
      <PanelHeading>Journal du compte</PanelHeading>
      {events.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Aucun événement
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
          {events.map(({ id, at, action, actorEmail }) => (
            <Box component="li" key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {auditActionLabel(action)}
              {actorEmail && `, ${actorEmail}`}
              <br />
              <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
                {formatDateTime(at)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
