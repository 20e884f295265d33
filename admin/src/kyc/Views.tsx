import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { KYC_SLOT_LABELS } from '@parade/api/contract/kyc.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { viewsQuery } from './viewsQuery.ts';

const FIRST = 6;

/** Who looked at the papers, newest first; the person sees when, and not who. */
export function Views({ id }: { id: string }) {
  const { data: views } = useQuery(viewsQuery(id));
  const [all, setAll] = useState(false);
  const shown = all ? views : views?.slice(0, FIRST);
  return (
    <div>
      <PanelHeading>Consultations</PanelHeading>
      {views?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Personne n’a encore affiché cette pièce.
        </Typography>
      )}
      <Box
        component="ol"
        reversed
        aria-label="Consultations"
        sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', '& li': { py: 0.5 } }}
      >
        {shown?.map(({ at, slot, by }) => (
          <li key={`${at} ${slot}`}>
            {formatDateTime(at)}, {KYC_SLOT_LABELS[slot].toLowerCase()}, par {by}
          </li>
        ))}
      </Box>
      {views && shown && shown.length < views.length && (
        <Button onClick={() => setAll(true)} sx={{ px: 0 }}>
          Voir les {views.length} consultations
        </Button>
      )}
    </div>
  );
}
