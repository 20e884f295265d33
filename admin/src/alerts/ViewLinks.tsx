import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

export interface View {
  /** `?vue=` in the address; empty for the first one. */
  name: string;
  label: string;
  /** How many things wait there for somebody. */
  waiting?: number | undefined;
}

/** The ways between the views of the tab. */
export function ViewLinks({ views, current }: { views: readonly View[]; current: string }) {
  return (
    <Box
      component="nav"
      aria-label="Vues de la rubrique"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}
    >
      {views.map(({ name, label, waiting }) => (
        <Button
          key={name}
          component={Link}
          to={{ search: name && `?vue=${name}` }}
          variant={name === current ? 'contained' : 'outlined'}
          color={name === current ? 'secondary' : 'primary'}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
          {waiting !== undefined && ` (${waiting.toLocaleString('fr-FR')})`}
        </Button>
      ))}
    </Box>
  );
}
