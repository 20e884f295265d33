import { Box, Button } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type AdminKycDetail, type AdminKycRow, kycStatusLabel } from '@parade/api/contract/kyc.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** The other requests of the same person, the one that counts first; nothing where this is the only one. */
export function OwnRequests({ request }: { request: AdminKycDetail }) {
  const [, search] = useSearch('kyc-verifications');
  const { data } = useGetList<AdminKycRow>('kyc-verifications', {
    filter: { userId: request.userId },
    sort: { field: 'submittedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const others = data?.filter(({ id }) => id !== request.id) ?? [];
  if (others.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <PanelHeading>Autres demandes de cette personne</PanelHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {others.map(({ id, submittedAt, status, latest, notes }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            {formatDateTime(submittedAt)}, {kycStatusLabel(status).toLowerCase()}
            {notes && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{notes}</Box>}
            <Button
              component={Link}
              to={listPath('kyc-verifications', { open: id })}
              onClick={() => search({ field: 'email', text: request.userEmail })}
              sx={{ px: 0, display: 'flex', width: 'fit-content' }}
            >
              {latest ? 'Voir la demande la plus récente' : 'Voir cette demande'}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
