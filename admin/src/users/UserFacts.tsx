import { Box, Link } from '@mui/material';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { kycStatusLabel } from '@parade/api/contract/kyc.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { EmailLink, PhoneLink } from '../lib/ContactLinks.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';

const PREFERENCES = [
  ['notifications', 'Notifications de l’appareil'],
  ['emailAlerts', 'Copies par e-mail'],
  ['smsAlerts', 'Alertes par SMS'],
  ['reportUpdates', 'Suivi des signalements'],
  ['marketingEmails', 'Messages promotionnels'],
] as const;

const yesNo = (yes: boolean) => (yes ? 'Oui' : 'Non');
/** A registration signs in without counting as a sign-in; staff come by invitation or set-up, which sign nobody in. */
function lastLogin({ lastLoginAt, isAdmin }: AdminUser): string {
  if (lastLoginAt) return formatDateTime(lastLoginAt);
  return isAdmin ? 'Jamais' : 'Aucune depuis l’inscription';
}

/** « 12, dont 1 non lue »; « Aucune » for none. */
function notificationsInWords({ total, unread }: AdminUser['notifications']): string {
  if (total === 0) return 'Aucune';
  const [all, left] = [total, unread].map((count) => count.toLocaleString('fr-FR'));
  return `${all}, dont ${left}\u00a0non ${unread < 2 ? 'lue' : 'lues'}`;
}

/** Decorative: the name stands beside it. */
const portrait = ({ avatar }: AdminUser): Fact[] =>
  avatar
    ? [
        [
          'Photo de profil',
          <Box
            key="avatar"
            component="img"
            src={avatar}
            alt=""
            sx={{
              display: 'block',
              width: 72,
              height: 72,
              objectFit: 'cover',
              borderRadius: '50%',
            }}
          />,
        ],
      ]
    : [];

const identity = (user: AdminUser): Fact[] => [
  ...portrait(user),
  ['Adresse e-mail', <EmailLink key="email" email={user.email} />],
  ['E-mail confirmé', yesNo(user.isEmailVerified)],
  ['Téléphone', user.phone && <PhoneLink key="phone" phone={user.phone} />],
  ['Adresse postale', user.address],
  ['Présentation', user.bio],
  ['Identifiant', user.uid],
];

const account = (user: AdminUser): Fact[] => [
  ['Inscription', formatDateTime(user.createdAt)],
  ['Dernière connexion', lastLogin(user)],
  ['Sessions ouvertes', String(user.openSessions)],
  ['Vérification KYC', kycStatusLabel(user.kycStatus)],
  ['Solde disponible', formatEuros(user.recoveredAmount)],
  ['Documents', String(user.documents)],
  ['Notifications', notificationsInWords(user.notifications)],
  [
    'Préférences',
    PREFERENCES.map(
      ([name, label]) => `${label}\u00a0: ${yesNo(user.preferences[name]).toLowerCase()}`,
    ).join('\n'),
  ],
  ['Conditions acceptées', user.termsAcceptedAt && <AcceptedTerms user={user} />],
  ['Majorité déclarée', user.adultDeclaredAt && formatDateTime(user.adultDeclaredAt)],
  ...stamp(
    user.verified ? 'Compte vérifié' : 'Vérification retirée',
    user.verifiedAt,
    user.verifiedByEmail,
  ),
  ...stamp('Statut modifié', user.statusUpdatedAt, user.statusUpdatedByEmail),
  ...stamp('Désactivation', user.deletedAt, user.deletedByEmail),
  ...stamp('Réactivation', user.reactivatedAt, user.reactivatedByEmail),
];

function AcceptedTerms({ user }: { user: AdminUser }) {
  const version = user.termsVersion ? ` (version du ${formatCalendarDay(user.termsVersion)})` : '';
  return (
    <>
      {formatDateTime(user.termsAcceptedAt)}
      {version}
      {user.hasAcceptedText && (
        <>
          {' '}
          <Link href={`/api/admin/users/${user.id}/accepted-terms`} target="_blank" rel="noopener">
            Lire le texte
          </Link>
        </>
      )}
    </>
  );
}

export function UserFacts({ user }: { user: AdminUser }) {
  return (
    <div>
      <PanelHeading>Identité</PanelHeading>
      <Facts facts={identity(user)} />
      <PanelHeading>Compte</PanelHeading>
      <Facts facts={account(user)} />
    </div>
  );
}
