import { Box, Button, Typography } from '@mui/material';
import type { AuditEvent } from '@parade/api/contract/audit.ts';
import { auditObjectLabel } from '@parade/api/contract/audit.ts';
import { formatInstant } from '@parade/api/contract/dates.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { Actions } from '../lib/Actions.tsx';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { Changes } from './Changes.tsx';

export function AuditPanel({ event }: { event: AuditEvent }) {
  const { setFilters } = useListContext();
  const [, search] = useSearch('audit-events');
  const { at, actorId, actorEmail, objectType, objectId, before, after } = event;
  const { reference, resource } = event;
  return (
    <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Facts
        sx={{ mb: 2.5 }}
        facts={[
          ['Date', formatInstant(at)],
          ['Personne', actorEmail ?? actorId ?? 'Système ou visiteur'],
          ['Objet', `${auditObjectLabel(objectType)} ${reference ?? objectId}`],
        ]}
      />
      <Actions>
        {resource && (
          <Button component={Link} to={listPath(resource, { open: objectId })} variant="text">
            Ouvrir la fiche
          </Button>
        )}
        <Button variant="text" onClick={() => setFilters({ objectType, objectId }, {})}>
          Tout ce qui concerne cet objet
        </Button>
        {actorEmail && (
          <Button
            variant="text"
            onClick={() => {
              search({ field: 'actor', text: actorEmail });
              setFilters({}, {});
            }}
          >
            Tout ce qu’a fait cette personne
          </Button>
        )}
      </Actions>
      {before || after ? (
        <Changes objectType={objectType} before={before} after={after} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cet événement n’a pas changé de valeur.
        </Typography>
      )}
    </Box>
  );
}
