import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { useSignOut } from '../auth/queries.ts';
import { displayNameOf, useSessionUser } from '../auth/session.ts';
import { hasKycDraft } from '../kyc/draft.ts';
import { EmailText } from '../lib/EmailText.tsx';
import { NETWORK_SENTENCE } from '../lib/errors.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { forgetDrafts } from '../personal-data/forget-drafts.ts';
import { hasDraft } from '../reports/draft.ts';
import { hasMessageDraft } from '../support-tickets/drafts.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

/** What a sign-out would erase, as it begins a sentence. */
function unsentOf(uid: string): string | undefined {
  if (hasDraft(uid)) return 'Votre signalement';
  if (hasMessageDraft(uid)) return 'Votre message';
  return hasKycDraft(uid) ? 'Votre formulaire d’identité' : undefined;
}

/** Who is signed in, and the way out. */
export function UserBlock() {
  const user = useSessionUser();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);

  // Of a report there is none left by then: it was asked first.
  const leave = () => {
    forgetDrafts(user.uid);
    signOut.mutate(undefined, { onSettled: () => setAsking(false) });
  };
  const unsent = unsentOf(user.uid);

  return (
    <Box sx={{ borderTop: `1px solid ${tokens.rule}`, pt: 2, mt: 2, px: 1.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        {displayNameOf(user)}
      </Typography>
      <Typography
        variant="caption"
        sx={{ display: 'block', color: tokens.muted, overflowWrap: 'anywhere' }}
      >
        <EmailText>{user.email}</EmailText>
      </Typography>
      {user.role === 'user' && (
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
        <Alert severity="error" sx={{ mt: 1 }}>
          {NETWORK_SENTENCE}
        </Alert>
      )}
      <Button
        variant="text"
        loading={signOut.isPending}
        onClick={() => (unsentOf(user.uid) ? setAsking(true) : leave())}
        sx={{ mt: 0.5, ml: -1, px: 1 }}
      >
        Déconnexion
      </Button>
      <SignOutDialog
        open={asking}
        unsent={unsent ?? ''}
        busy={signOut.isPending}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
    </Box>
  );
}
