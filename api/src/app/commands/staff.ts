import { PERMISSION_LABELS, PERMISSIONS, type StaffMember } from '../../../contract/staff.ts';
import { issueSetupToken } from '../../people/auth/admin-setup.ts';
import { wholeTeam } from '../../people/staff/members.ts';
import { inviteAgainAsOwner, resetAccess } from '../../people/staff/reset-access.ts';
import { resetTotp } from '../../people/staff/reset-totp.ts';
import { withReadOnly } from '../read-only.ts';
import { setupLink } from '../setup-link.ts';
import type { Command, Given } from './command.ts';
import { onInstance } from './on-instance.ts';
import { columns, when } from './words.ts';

const EMAIL = { name: 'e-mail', about: 'son adresse dans l’équipe' };

const emailOf = (given: Given) => given.required(EMAIL.name).trim().toLowerCase();

const STATUSES: Readonly<Record<StaffMember['status'], string>> = {
  active: 'actif',
  invited: 'invité',
  blocked: 'bloqué',
  disabled: 'désactivé',
  deleted: 'supprimé',
};

export const staffList: Command = {
  name: 'staff list',
  about: 'montre l’équipe',
  async run({ env }) {
    const team = await withReadOnly(env(), wholeTeam);
    const held = ({ permissions }: StaffMember) => PERMISSIONS.filter((name) => permissions[name]);
    const rows = team.map((member) => [
      member.name,
      member.email,
      STATUSES[member.status],
      member.totpEnabled ? 'double authentification' : 'mot de passe seul',
      `vu ${when(member.lastLoginAt)}`,
      held(member)
        .map((name) => PERMISSION_LABELS[name])
        .join(', '),
    ]);
    return {
      lines: rows.length > 0 ? columns(rows) : ['Personne\u00a0: parade staff create-first'],
      data: {
        staff: team.map((member) => ({
          ...{ id: member.id, name: member.name, email: member.email, status: member.status },
          ...{ totpEnabled: member.totpEnabled, lastLoginAt: member.lastLoginAt },
          permissions: held(member),
        })),
      },
    };
  },
};

export const staffInvite: Command = {
  name: 'staff invite',
  about: 'renvoie son invitation à qui ne l’a pas suivie, le lien d’avant ne vaut plus',
  args: [EMAIL],
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const sent = await inviteAgainAsOwner(services, emailOf(given));
      const line = sent
        ? 'L’invitation part de nouveau.'
        : 'Son invitation a déjà été suivie\u00a0: rien n’est parti.';
      return { lines: [line], data: { sent } };
    }),
};

export const staffReset: Command = {
  name: 'staff reset',
  about: 'rouvre la porte à qui a perdu mot de passe et second facteur, et ferme ses sessions',
  args: [EMAIL],
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const link = await resetAccess(services, emailOf(given));
      return {
        lines: [
          'Ni son mot de passe ni son second facteur ne valent plus, ses sessions sont fermées.',
          `Le lien part par e-mail et vaut une heure\u00a0: ${link}`,
        ],
        data: { link },
      };
    }),
};

/** Where a colleague is left, they do it in the back office. */
export const staffRemoveTotp: Command = {
  name: 'staff remove-totp',
  about: 'retire son second facteur à qui a perdu téléphone et codes, et ferme ses sessions',
  args: [EMAIL],
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const removed = await resetTotp(services, emailOf(given));
      const line = removed
        ? 'Retiré. À sa prochaine connexion, le mot de passe suffit.'
        : 'Il n’y en avait pas.';
      return { lines: [line], data: { removed } };
    }),
};

export const staffCreateFirst: Command = {
  name: 'staff create-first',
  about: 'donne le lien de première mise en service, tant qu’il n’y a personne',
  run: ({ env }) =>
    onInstance(env(), async (services) => {
      const token = await issueSetupToken(services);
      if (!token) throw new Error('Il y a déjà une équipe\u00a0: parade staff list');
      const link = setupLink(services.env, token);
      return { lines: [`Première mise en service\u00a0: ${link}`], data: { link } };
    }),
};
