import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** How many rows are chosen, and what can be done with them. */
export function Selection({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  if (count === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Sélection"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1.5,
        px: 1.75,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, py: 1 }}>
        {count < 2 ? '1 ligne choisie' : `${count.toLocaleString('fr-FR')}\u00a0lignes choisies`}
      </Typography>
      {children}
      <Button onClick={() => onUnselectItems()}>Ne plus rien choisir</Button>
    </Box>
  );
}
