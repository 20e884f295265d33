import { Typography } from '@mui/material';
import { Aside } from '../lib/Aside.tsx';

/** What the support never asks for (design 9). */
export function NeverAsks() {
  return (
    <Aside
      id="never-asks"
      title="Ce que le support ne vous demande jamais"
      tone="sage"
      sx={{ my: 4 }}
    >
      <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
        Ni paiement, ni mot de passe, ni code de confirmation. Le support vous répond sur cette
        page. Si quelqu’un vous les demande en notre nom, c’est une escroquerie&nbsp;: ne donnez
        rien et dites-le-nous ici.
      </Typography>
    </Aside>
  );
}
