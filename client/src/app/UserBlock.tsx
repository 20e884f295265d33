import { Box, Link, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';
import { EmailText } from '@parade/site/brand/ui/EmailText.tsx';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { lazy, Suspense, useState } from 'react';
import { useSignOut } from '../auth/queries.ts';
import { displayNameOf, useSessionUser } from '../auth/session.ts';
import { forgetDrafts, hasDraft } from '../lib/drafts.ts';
import { LateAlert } from '../lib/LateAlert.tsx';
import { FEATURES } from './features.ts';

/** Fetched for whoever has something to lose. */
const Question = lazy(async () => ({
  default: (await import('@parade/site/brand/ui/Question.tsx')).Question,
}));

/** What a sign-out would erase: the beginning of a sentence, « Votre message ». */
const unsentOf = (uid: string): string | undefined =>
  FEATURES.find(({ drafts }) => drafts && hasDraft(drafts.name, uid))?.drafts?.unsent;

/** Who is signed in, and the sign-out. */
export function UserBlock() {
  const user = useSessionUser();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<string>();

  function leave() {
    forgetDrafts(user.uid);
    signOut.mutate(undefined, { onSettled: () => setAsking(false) });
  }

  /** Signing out erases the drafts: with one to lose, it asks first. */
  function ask() {
    const found = unsentOf(user.uid);
    setUnsent(found);
    if (found) setAsking(true);
    else leave();
  }

  return (
    <Box sx={{ borderTop: `1px solid ${tokens.rule}`, pt: 2, mt: 2, px: 1.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        {displayNameOf(user)}
      </Typography>
      <Typography variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <EmailText>{user.email}</EmailText>
      </Typography>
      {user.role === 'user' && user.hasAcceptedText && (
        <Link
          href="/api/me/accepted-terms"
          target="_blank"
          rel="noopener"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
        >
          Conditions acceptées
          <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
        </Link>
      )}
      {signOut.isError && (
        <LateAlert severity="error" sx={{ mt: 1 }}>
          {NETWORK_SENTENCE}
        </LateAlert>
      )}
      <LoadingButton
        variant="text"
        loading={signOut.isPending}
        onClick={ask}
        sx={{ mt: 0.5, ml: -1, px: 1 }}
      >
        Déconnexion
      </LoadingButton>
      {unsent && (
        <Suspense>
          <Question
            open={asking}
            title={`${unsent} n’est pas envoyé`}
            text="Un brouillon est enregistré sur cet appareil. La déconnexion l’efface, pour que personne d’autre ne puisse le lire."
            no="Ne pas me déconnecter"
            yes="Effacer et me déconnecter"
            busy={signOut.isPending}
            onNo={() => setAsking(false)}
            onYes={leave}
          />
        </Suspense>
      )}
    </Box>
  );
}
