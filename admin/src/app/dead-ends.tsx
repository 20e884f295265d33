import Typography from '@mui/material/Typography';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { PageTitle } from '../lib/PageTitle.tsx';
import { TroublePage } from './TroublePage.tsx';

/** A staff member without the permission of what they asked for. */
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

/** A staff member whose rubrics are not built yet: they are in the right place, there is nothing to do. */
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

/** A fault of ours: nothing of it is shown but the sentence. */
export function AppFailure() {
  return (
    <TroublePage sentence={sentenceOf('unexpected')} onRetry={() => window.location.reload()} />
  );
}
