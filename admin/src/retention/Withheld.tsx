import { Box, Typography } from '@mui/material';
import type { RetentionRun } from '@parade/api/contract/retention.ts';
import type { AdminUserRow } from '@parade/api/contract/users.ts';
import { useGetList } from 'react-admin';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RowLink } from '../lib/RowLink.tsx';
import { MoneyLink } from '../users/MoneyLink.tsx';
import { BLOCKERS } from './labels.ts';

/** How many accounts show at once; the others follow when these are settled. */
const SHOWN = 50;

type Kept = RetentionRun['withheld'][number];

function Account({ kept, user }: { kept: Kept; user: AdminUserRow | undefined }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        {user ? (
          <RowLink resource="users" id={user.id} email={user.email}>
            {user.name}
          </RowLink>
        ) : (
          <strong>Compte {kept.userId}</strong>
        )}
        {kept.obstacles.map((blocker) => (
          <Box key={blocker} sx={{ color: 'text.secondary' }}>
            {BLOCKERS[blocker]}
          </Box>
        ))}
      </Box>
      {user && <MoneyLink userId={user.id} userName={user.name} />}
    </Box>
  );
}

/** Closed accounts that outlived their period and stay, each with what is to be settled first. */
export function Withheld({ withheld }: Pick<RetentionRun, 'withheld'>) {
  const shown = withheld.slice(0, SHOWN);
  // A run holds ids alone: names are read now, and an account may be gone since.
  const { data } = useGetList<AdminUserRow>('users', {
    filter: { id: shown.map(({ userId }) => userId) },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <>
      <PanelHeading>Comptes qui restent ({withheld.length.toLocaleString('fr-FR')})</PanelHeading>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Leur durée est passée, mais une affaire d’argent reste à régler&nbsp;: une fois le compte
        effacé, plus personne ne pourrait être payé.
      </Typography>
      <Box component="ul" aria-label="Comptes qui restent" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((kept) => (
          <Account
            key={kept.userId}
            kept={kept}
            user={data?.find(({ id }) => id === kept.userId)}
          />
        ))}
      </Box>
      {withheld.length > SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Les {SHOWN} premiers&nbsp;; les autres s’afficheront quand ceux-ci seront réglés.
        </Typography>
      )}
    </>
  );
}
