import Typography from '@mui/material/Typography';

/** A balance of nothing: what would change that, and that it asks nothing of the person. */
export function NothingToWithdraw() {
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Rien à retirer pour le moment
      </Typography>
      <Typography sx={{ maxWidth: '34rem' }}>
        Dès qu’une somme récupérée pour vous est inscrite à votre solde, avec sa raison et sa
        référence bancaire, vous la demandez ici. Nous vous prévenons&nbsp;: vous n’avez rien à
        faire, et rien à payer.
      </Typography>
    </>
  );
}
