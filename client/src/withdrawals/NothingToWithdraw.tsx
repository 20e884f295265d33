import Typography from '@mui/material/Typography';

/** Shown for an empty balance: what would change it. */
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
