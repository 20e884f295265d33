import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { useSignOut } from '../auth/queries.ts';
import { displayNameOf, useSessionUser } from '../auth/session.ts';
import { forgetKyc, hasKycDraft } from '../kyc/draft.ts';
import { NETWORK_SENTENCE } from '../lib/errors.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { forgetOrder } from '../payments/draft.ts';
import { clearDraft, hasDraft } from '../reports/draft.ts';
import { forgetMessages, hasMessageDraft } from '../support-tickets/drafts.ts';
import { dropDraft } from '../withdrawals/drafts.ts';
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

  // On a shared computer the next person must not find what this one was writing.
  const leave = () => {
    forgetOrder(user.uid);
    forgetMessages(user.uid);
    forgetKyc(user.uid);
    dropDraft(user.uid);
    signOut.mutate(undefined, { onSettled: () => setAsking(false) });
  };
  const unsent = unsentOf(user.uid);
  const leaveWithoutDraft = () => {
    clearDraft(user.uid);
    leave();
  };

  return (
    <Box sx={{ borderTop: `1px solid ${tokens.rule}`, pt: 2, mt: 2, px: 1.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        {displayNameOf(user)}
      </Typography>
      <Typography
        variant="caption"
        sx={{ display: 'block', color: tokens.muted, overflowWrap: 'anywhere' }}
      >
        {/* Breaks, where it must, before the @. */}
        {user.email.slice(0, user.email.indexOf('@'))}
        <wbr />
        {user.email.slice(user.email.indexOf('@'))}
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
        onLeave={leaveWithoutDraft}
      />
    </Box>
  );
}
