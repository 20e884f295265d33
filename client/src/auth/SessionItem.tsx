import { Box, Typography } from '@mui/material';
import type { OwnSession } from '@parade/api/contract/auth.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

interface SessionItemProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

/** One device. The present one has no button here: it signs out by « Déconnexion ». */
export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const unknown = session.current ? 'Navigateur non reconnu' : 'Appareil non reconnu';
  const device = session.device || unknown;
  const since = formatDateTime(session.createdAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.5,
        borderBottom: `1px solid ${tokens.rule}`,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="caption">Connecté le {since}</Typography>
      </Box>
      {session.current ? (
        <StatusChip label="Cet appareil" tone="good" />
      ) : (
        <LoadingButton
          color="error"
          loading={busy}
          onClick={onEnd}
          sx={{ flexShrink: 0, mr: -1.5 }}
        >
          Déconnecter
          <VisuallyHidden>
            &nbsp;{device}, connecté le {since}
          </VisuallyHidden>
        </LoadingButton>
      )}
    </Box>
  );
}
