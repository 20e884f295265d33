import { Box, Skeleton, Typography } from '@mui/material';
import { useSessionUser } from '../auth/session.ts';
import { Aside } from '../lib/Aside.tsx';
import { Columns } from '../lib/Columns.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { KycDisplay } from './KycDisplay.tsx';
import { useOwnKyc } from './queries.ts';

/** Why a paper is asked for, who sees it, and that it costs nothing. */
function WhyIdentity() {
  return (
    <Aside
      id="why-identity"
      title="Pourquoi nous vous le demandons"
      tone="sage"
      sx={{ '& p + p': { mt: 1.5 } }}
    >
      <Typography variant="body2">
        Nous vérifions votre identité pour ne verser de l’argent qu’à vous.
      </Typography>
      <Typography variant="body2">
        <strong>Cette vérification ne coûte rien</strong> et ne dépend d’aucun paiement. Si
        quelqu’un vous réclame de l’argent pour elle, même en notre nom, c’est une escroquerie.
      </Typography>
      <Typography variant="body2">
        <strong>Votre pièce d’identité est chiffrée.</strong> Seules les personnes de l’équipe qui
        traitent les demandes peuvent l’ouvrir, sur une copie marquée d’un filigrane. Chaque
        consultation est inscrite à notre journal et affichée ici, sur cette page.
      </Typography>
      <Typography variant="body2">
        <TallLink href="/rgpd">Combien de temps nous la conservons</TallLink>
      </Typography>
    </Aside>
  );
}

const LINES = ['70%', '45%', '60%', '50%'];

/** The shape of the page while it is being read. */
function KycSkeleton() {
  return (
    <Box role="status" aria-label="Chargement de votre demande" sx={{ minHeight: '75vh' }}>
      <Skeleton variant="rounded" height={104} />
      <Skeleton width="40%" height={44} sx={{ mt: 3 }} />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height={30} />
      ))}
    </Box>
  );
}

export default function KycPage() {
  const { uid } = useSessionUser();
  const reading = useOwnKyc();
  const { data: own, isError, isPending } = reading;
  const isFirst = own?.verification === null;
  // Not before it is known whether it stands first: it would jump.
  const why = !isPending && (
    <Box key="why" sx={{ order: { md: 1 } }}>
      <WhyIdentity />
    </Box>
  );
  return (
    <>
      <ErrorBanner of={reading} sentence="Erreur lors du chargement des données" />
      <Columns from="md" sx={{ mt: 4, alignItems: 'start' }}>
        {/* Explained before the first form; after that the answer stands first. */}
        {isFirst && why}
        <div>
          {isPending && <KycSkeleton />}
          {isError && !own && (
            <Typography>
              Rien n’est perdu&nbsp;: ce que vous avez pu envoyer est conservé, mais n’a pas pu être
              lu.
            </Typography>
          )}
          {own && <KycDisplay uid={uid} own={own} />}
        </div>
        {!isFirst && why}
      </Columns>
    </>
  );
}
