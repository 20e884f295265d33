import Typography from '@mui/material/Typography';
import { Aside } from '../lib/Aside.tsx';
import { TallLink } from '../lib/TallLink.tsx';

/** Why a paper is asked for, who sees it, and that it costs nothing. */
export function WhyIdentity() {
  return (
    <Aside
      id="why-identity"
      title="Pourquoi nous vous le demandons"
      tone="sage"
      sx={{ '& p + p': { mt: 1.5 } }}
    >
      <Typography variant="body2">
        Des escrocs se font passer pour leurs victimes. Vérifier votre identité nous assure que
        c’est bien à vous que nous répondons, et à personne d’autre.
      </Typography>
      <Typography variant="body2">
        <strong>Cette vérification ne coûte rien</strong> et ne dépend d’aucun paiement. Si
        quelqu’un vous réclame de l’argent pour elle, même en notre nom, c’est une escroquerie.
      </Typography>
      <Typography variant="body2">
        <strong>Vos papiers sont chiffrés.</strong> Seules les personnes de l’équipe qui traitent
        les demandes peuvent les ouvrir, sur une copie marquée d’un filigrane. Chaque consultation
        est inscrite à notre journal et affichée ici, sur cette page.
      </Typography>
      <Typography variant="body2">
        <TallLink href="/rgpd">Combien de temps nous les gardons</TallLink>
      </Typography>
    </Aside>
  );
}
