import { Box, Button, Typography } from '@mui/material';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LateAlert } from '../lib/LateAlert.tsx';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';

/** A page outside every layout, for errors that leave no other page to show. */
function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 592, mx: 'auto', px: 2, pb: 8 }}>
      <SkipLink />
      <Box component="header" sx={{ py: 2 }}>
        <BrandLink />
      </Box>
      <Box
        component="main"
        id="contenu"
        tabIndex={-1}
        sx={{ pt: { xs: 3, sm: 6 }, outline: 'none' }}
      >
        <PageHeading>{title}</PageHeading>
        {children}
      </Box>
    </Box>
  );
}

/** Shown when the session cannot be read. Nobody is signed out for it. */
export function SessionError({ onRetry }: { onRetry: () => void }) {
  return (
    <BarePage title="Espace client">
      <LateAlert severity="error" sx={{ my: 2 }}>
        Erreur d'accès aux données utilisateur. Veuillez vous reconnecter.
      </LateAlert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onRetry}>
          Réessayer
        </Button>
        <Button href="/login">Aller à la connexion</Button>
      </Box>
    </BarePage>
  );
}

/** A screen that broke, or whose code could not be fetched. */
const BrokenPage = () => (
  <BarePage title="Cette page n’a pas pu s’afficher">
    <Typography sx={{ my: 2 }}>
      Rien de ce que vous avez envoyé n’est perdu, et un signalement en cours de saisie reste
      enregistré sur cet appareil.
    </Typography>
    <Button variant="contained" onClick={() => window.location.reload()}>
      Recharger la page
    </Button>
  </BarePage>
);

interface CaughtProps {
  /** Another one shows another page. */
  place: string;
  children: ReactNode;
}

interface CaughtState {
  place: string;
  isBroken: boolean;
}

class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { place: this.props.place, isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  static getDerivedStateFromProps = ({ place }: CaughtProps, state: CaughtState) =>
    place === state.place ? null : { place, isBroken: false };
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Keeps what breaks to the page that it broke on. */
export const RouteErrors = ({ children }: { children: ReactNode }) => (
  <Caught place={useLocation().key}>{children}</Caught>
);
