import { Box } from '@mui/material';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { ErasedFacts } from './ErasedFacts.tsx';
import { MoneyLink } from './MoneyLink.tsx';
import { UserActions } from './UserActions.tsx';
import { UserEvents } from './UserEvents.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserReports } from './UserReports.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) minmax(0, 1fr)',
  lg: 'minmax(0, 1fr) minmax(0, 1fr) 17rem',
};

/** Everything that is held on a person, and what may be done with their account. It is read again live. */
export function UserPanel({ id }: { id: string }) {
  return (
    <OpenRecord<AdminUser> resource="users" id={id} columns={COLUMNS}>
      {(user) => (
        <>
          {user.erasedAt ? <ErasedFacts user={user} /> : <UserFacts user={user} />}
          {/* On a phone the actions come before the long lists, on a wide screen beside them. */}
          <Box sx={{ order: { lg: 1 } }}>
            <UserActions user={user} />
            {!user.isAdmin && (
              <MoneyLink userId={user.id} userName={user.name} sx={{ width: '100%', mt: 2 }} />
            )}
          </Box>
          <div>
            <UserReports user={user} />
            <UserEvents events={user.events} />
          </div>
        </>
      )}
    </OpenRecord>
  );
}
