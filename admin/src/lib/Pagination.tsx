import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';

const number = (value: number) => value.toLocaleString('fr-FR');

/** « 21–40 sur 212 signalements », spoken when it changes, and the way to the pages around. */
export function Pagination({ one, many }: { one: string; many: string }) {
  const { page, perPage, total = 0, setPage, isPending } = useListContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const pages = Math.ceil(total / perPage);
  const things = `${number(total)}\u00a0${total < 2 ? one : many}`;

  function turn(to: number) {
    if (to < 1 || to > pages) return;
    setPage(to);
    window.scrollTo({ top: 0 });
  }

  if (isPending || total === 0) return null;
  return (
    <Box
      component="nav"
      aria-label="Pages de la liste"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}
    >
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {pages > 1 ? `${number(first)}–${number(last)} sur ${things}` : things}
      </Typography>
      {pages > 1 &&
        [
          { label: 'Page précédente', to: page - 1 },
          { label: 'Page suivante', to: page + 1 },
        ].map(({ label, to }) => (
          // Kept focusable at the ends, so that the keyboard does not lose its place.
          <Button
            key={label}
            variant="outlined"
            aria-disabled={to < 1 || to > pages}
            onClick={() => turn(to)}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' } }}
          >
            {label}
          </Button>
        ))}
    </Box>
  );
}
