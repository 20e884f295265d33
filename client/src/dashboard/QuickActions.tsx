import Box from '@mui/material/Box';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';

export function QuickActions() {
  return (
    <Section id="actions" title="Actions rapides">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
        <li>
          <TallLink to="/report">Nouveau signalement</TallLink>
        </li>
        <li>
          <TallLink to="/payment">Effectuer un paiement</TallLink>
        </li>
        <li>
          <TallLink href="/alertes">Voir les alertes</TallLink>
        </li>
      </Box>
    </Section>
  );
}
