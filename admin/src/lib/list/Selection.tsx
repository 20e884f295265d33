import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useListContext } from 'react-admin';

/** react-admin keeps what was chosen on other pages: nobody changes what they do not see. */
export function useChosenInSight(): void {
  const { data, selectedIds, onSelect } = useListContext();
  useEffect(() => {
    const inSight = selectedIds.filter((id) => data?.some((row) => row.id === id));
    if (data && inSight.length < selectedIds.length) onSelect(inSight);
  }, [data, selectedIds, onSelect]);
}

/**
 * How many rows are chosen, and what can be done with them. It stays at the foot
 * of the screen, so that no row moves while somebody ticks.
 */
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
        gap: { xs: 1, sm: 1.5 },
        px: 1.75,
        py: 1,
        order: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        '@media (max-height: 30rem)': { position: 'static' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        role="status"
        sx={{ fontWeight: 600, py: 1, order: -2, flex: { xs: '1 0 auto', sm: 'none' } }}
      >
        {count < 2 ? '1 ligne choisie' : `${count.toLocaleString('fr-FR')}\u00a0lignes choisies`}
      </Typography>
      {children}
      <Button onClick={() => onUnselectItems()} sx={{ order: { xs: -1, sm: 0 } }}>
        Ne plus rien choisir
      </Button>
    </Box>
  );
}
