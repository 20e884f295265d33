import { Box, Typography } from '@mui/material';
import type { Me } from '@parade/api/contract/auth.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { kycStatusLabel } from '@parade/api/contract/kyc.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { EmailText } from '@parade/site/brand/ui/EmailText.tsx';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { ResendLink } from '../auth/ResendLink.tsx';
import { displayNameOf } from '../auth/session.ts';
import { Panel } from '../lib/Panel.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { AvatarField } from './AvatarField.tsx';
import { initialsOf } from './initials.ts';

interface PortraitProps {
  name: string;
  /** The picture's address; null without one. */
  avatar: string | null;
}

/**
 * The person's picture or initials. Hidden from screen readers, since the name
 * stands beside it.
 */
function Portrait({ name, avatar }: PortraitProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 88,
        height: 88,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        bgcolor: tokens.blueWash,
        color: tokens.blue,
        fontFamily: tokens.serif,
        fontSize: '2rem',
        fontWeight: 600,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {avatar ? <img src={avatar} alt="" /> : initialsOf(name)}
    </Box>
  );
}

const state = (good: boolean, label: string) => (
  <StatusChip key={label} label={label} tone={good ? 'good' : 'attention'} />
);

/** The person's name and picture, and what of the account is verified. */
export function ProfileSummary({ me }: { me: Me }) {
  const approved = me.kycStatus === 'approved';
  return (
    <Box component="section" aria-labelledby="summary" sx={{ py: { xs: 3, md: 4 } }}>
      <Panel sx={{ gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 }}>
            <Portrait name={displayNameOf(me)} avatar={me.profile.avatar} />
            <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography id="summary" variant="h2">
                {displayNameOf(me)}
              </Typography>
              <Typography>
                <EmailText>{me.email}</EmailText>
              </Typography>
            </Box>
          </Box>
          <AvatarField avatar={me.profile.avatar} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Facts
            facts={[
              ['Membre depuis', `le ${formatDate(me.createdAt)}`],
              ['Compte', state(me.verified, me.verified ? 'Vérifié' : 'Non vérifié')],
              ['Identité', state(approved, kycStatusLabel(me.kycStatus))],
              ['E-mail', state(me.emailVerified, me.emailVerified ? 'Confirmé' : 'Non confirmé')],
            ]}
          />
          {!approved && (
            <TallLink to="/kyc" sx={{ mt: 1 }}>
              Vérifier mon identité
            </TallLink>
          )}
          {!me.emailVerified && (
            <Box sx={{ mt: 1 }}>
              <Typography variant="body2" sx={{ mb: 1 }}>
                Ouvrez le lien que nous vous avons envoyé pour être sûr de recevoir nos réponses.
              </Typography>
              <ResendLink email={me.email} />
            </Box>
          )}
        </Box>
      </Panel>
    </Box>
  );
}
