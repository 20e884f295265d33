import { formatDate } from '../../../contract/dates.ts';
import { kycStatusLabel } from '../../../contract/kyc.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import type { PersonalPart } from '../../platform/personal-data.ts';
import { facts, moment, section, yesNo } from '../../platform/personal-page.ts';

type Account = PersonalData['account'];

const STATUSES: Readonly<Record<Account['status'], string>> = {
  active: 'Ouvert',
  inactive: 'Inactif',
  blocked: 'Bloqué',
  disabled: 'Désactivé',
  deleted: 'Supprimé',
};

/** As the settings page names them. */
const chosen = ({ preferences: p }: Account): string =>
  [
    `Notifications par e-mail\u00a0: ${yesNo(p.emailAlerts)}`,
    `Alertes par SMS\u00a0: ${yesNo(p.smsAlerts)}`,
    `Notifications push\u00a0: ${yesNo(p.notifications)}`,
    `Suivi de mes signalements\u00a0: ${yesNo(p.reportUpdates)}`,
    `E-mails promotionnels\u00a0: ${yesNo(p.marketingEmails)}`,
  ].join('\n');

export const accountPage: PersonalPart['page'] = {
  account: (account, { acceptedTerms }) =>
    section(
      'Votre compte',
      [
        facts([
          ['Nom complet', account.name],
          ['Adresse e-mail', account.email],
          ['Téléphone', account.phone],
          ['Adresse postale', account.address],
          ['Présentation', account.bio],
          ['Photo', account.avatar && 'Jointe à cette copie'],
          ['Ouvert le', formatDate(account.createdAt)],
          ['Dernière connexion', moment(account.lastLoginAt)],
          ['État', STATUSES[account.status]],
          ['État changé le', moment(account.statusUpdatedAt)],
          ['Désactivé le', moment(account.deletedAt)],
          ['Rouvert le', moment(account.reactivatedAt)],
          ['E-mail confirmé', yesNo(account.isEmailVerified)],
          ['Compte vérifié', yesNo(account.verified)],
          ['Vérification changée le', moment(account.verifiedAt)],
          ['Identité', kycStatusLabel(account.kycStatus)],
          ['Majorité déclarée le', moment(account.adultDeclaredAt)],
          ['Conditions acceptées', moment(acceptedTerms.acceptedAt)],
          ['Version des conditions', acceptedTerms.version],
          ['Préférences', chosen(account)],
        ]),
      ],
      '',
    ),
};
