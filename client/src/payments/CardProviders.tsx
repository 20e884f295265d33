import { Box, Typography } from '@mui/material';
import type { Order } from '@parade/api/contract/payments.ts';
import { TallLink } from '../lib/TallLink.tsx';

/** Where a link really leads, whatever it is called. */
const domainOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Links to sites that sell currencies for a card, named as not ours. */
export function CardProviders({ providers }: { providers: Order['cardProviders'] }) {
  if (providers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="providers">
      <Typography id="providers" variant="h3" component="h2">
        Acheter des cryptomonnaies par carte
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Ces sites ne sont pas les nôtres&nbsp;: leurs prix et leurs règles sont les leurs, et nous
        n’en recevons rien.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {providers.map(({ name, url }) => (
          <li key={url}>
            <TallLink href={url} newTab rel="noopener noreferrer">
              {name} – {domainOf(url)}, site extérieur
            </TallLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
