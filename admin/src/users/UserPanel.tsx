import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { useGetOne } from 'react-admin';
import { MoneyLink } from '../balance/MoneyLink.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { WHOLE } from '../lib/whole.ts';
import { ErasedFacts } from './ErasedFacts.tsx';
import { UserActions } from './UserActions.tsx';
import { UserEvents } from './UserEvents.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserReports } from './UserReports.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1fr) 17rem',
  },
} as const;

/** Everything that is held on a person, and what may be done with their account. */
export function UserPanel({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<AdminUser>('users', { id, meta: WHOLE });
  if (!data && error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={() => refetch()} />
      </Box>
    );
  }
  if (!data) {
    return (
      <Box sx={layout} role="status" aria-label="Chargement...">
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  }
  return (
    <Box sx={layout}>
      {data.erasedAt ? <ErasedFacts user={data} /> : <UserFacts user={data} />}
      {/* A phone reads the actions before the long lists; a wide screen has them at the side. */}
      <Box sx={{ order: { lg: 1 } }}>
        <UserActions user={data} />
        {!data.isAdmin && (
          <MoneyLink userId={data.id} userName={data.name} sx={{ width: '100%', mt: 2 }} />
        )}
      </Box>
      <div>
        <UserReports user={data} />
        <UserEvents events={data.events} />
      </div>
    </Box>
  );
}
