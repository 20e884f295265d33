import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEvent } from '@parade/api/contract/audit.ts';
import { auditObjectLabel } from '@parade/api/contract/audit.ts';
import { Facts } from '../lib/Facts.tsx';
import { Changes } from './Changes.tsx';

/** One event: on what, and the two states side by side. */
export function AuditPanel({ event }: { event: AuditEvent }) {
  const { actorId, actorEmail, objectType, objectId, before, after } = event;
  return (
    <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Facts
        sx={{ mb: 2.5 }}
        facts={[
          ['Personne', actorEmail ?? actorId ?? 'Système ou visiteur'],
          ['Objet', `${auditObjectLabel(objectType)} ${objectId}`],
        ]}
      />
      {before || after ? (
        <Changes before={before} after={after} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cet événement n’a pas changé de valeur.
        </Typography>
      )}
    </Box>
  );
}
