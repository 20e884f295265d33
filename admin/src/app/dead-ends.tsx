import { Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { PageTitle } from '../lib/PageTitle.tsx';
import { TroublePage } from './TroublePage.tsx';

/** For a staff member who lacks the permission of the page. */
export function AccessDenied() {
  return (
    <>
      <PageTitle page="Accès réservé" />
      <Typography variant="h1">Accès réservé</Typography>
      <Typography sx={{ mt: 2, maxWidth: '40rem' }}>
        Votre compte n’ouvre pas cette rubrique du back-office. Demandez l’autorisation à la
        personne qui gère l’équipe.
      </Typography>
    </>
  );
}

/** For a staff member whose permissions open no tab. */
export function NoTabs() {
  return (
    <>
      <PageTitle page="Accueil" />
      <Typography variant="h1">Rien à faire ici pour le moment</Typography>
      <Typography sx={{ mt: 2, maxWidth: '40rem' }}>
        Votre accès fonctionne. Les rubriques qu’il ouvrira ne sont pas encore en service&nbsp;:
        elles apparaîtront sur cette page.
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '40rem' }}>
        En attendant, protégez votre compte avec la double authentification, en haut de la page.
      </Typography>
    </>
  );
}

/** For a fault of the product: only the sentence is shown. */
export function AppFailure() {
  return (
    <TroublePage sentence={sentenceOf('unexpected')} onRetry={() => window.location.reload()} />
  );
}
