import Typography from '@mui/material/Typography';
import { neverAsksMoney } from '@parade/api/contract/never-asks.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useBrandName } from './face.ts';

/** Below what staff wrote to the person, whatever they wrote. */
export function NeverAsksMoney() {
  const brand = useBrandName();
  return (
    <Typography variant="caption" sx={{ display: 'block', mt: 1, color: tokens.muted }}>
      {neverAsksMoney(brand)}
    </Typography>
  );
}
