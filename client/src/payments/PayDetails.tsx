import { Box, Typography } from '@mui/material';
import type { PaymentOptions } from '@parade/api/contract/payment-options.ts';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { CryptoDetails } from './CryptoDetails.tsx';
import type { Means } from './means.ts';
import type { Offer } from './queries.ts';
import { TransferDetails } from './TransferDetails.tsx';

/** Where a link really leads, whatever it is called. */
const domainOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Links to sites that sell currencies for a card, named as not ours. */
function CardProviders({ providers }: { providers: PaymentOptions['cardProviders'] }) {
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

const WORDS = {
  crypto: {
    binds: 'Lisez d’abord le contrat\u00a0: envoyer les fonds, puis le hash, vaut commande.',
    outdated: 'L’adresse et le montant ne sont plus à jour\u00a0: n’envoyez rien.',
  },
  bank_transfer: {
    binds: 'Lisez d’abord le contrat\u00a0: commandez, puis faites le virement.',
    outdated: 'Les coordonnées ne sont plus à jour\u00a0: ne faites pas ce virement.',
  },
};

interface PayDetailsProps extends Pick<Offer, 'options'> {
  means: Means;
  /** The offer has changed: the details are hidden, so that nobody copies them. */
  outdated: boolean;
}

/** Where the money goes. */
export function PayDetails({ options, means, outdated }: PayDetailsProps) {
  const { isDemonstration, cardProviders } = options;
  const words = WORDS[means.kind];
  return (
    <Section
      id="pay"
      title={means.kind === 'crypto' ? `Payer en ${means.name}` : 'Payer par virement bancaire'}
    >
      {outdated ? (
        <Typography sx={{ mt: 2 }}>{words.outdated} La suite est en haut de la page.</Typography>
      ) : (
        <>
          <Typography sx={{ mt: 2, mb: 2.5, fontWeight: 600 }}>{words.binds}</Typography>
          {means.kind === 'crypto' ? (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <CryptoDetails option={means.option} isDemonstration={isDemonstration} />
              <CardProviders providers={cardProviders} />
            </Box>
          ) : (
            <TransferDetails {...means} isDemonstration={isDemonstration} />
          )}
        </>
      )}
    </Section>
  );
}
