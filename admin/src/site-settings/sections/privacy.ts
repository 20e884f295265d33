import { RETENTION_LABELS, type RetentionKind } from '@parade/api/contract/retention.ts';
import { RetentionLink } from '../../retention/RetentionLink.tsx';
import type { SectionSpec } from '../spec.ts';
import { UNSTATED } from './unstated.ts';

/** What the period applies to, and from when it counts. */
const bound = (kind: RetentionKind): string => {
  const { what, from } = RETENTION_LABELS[kind];
  return `${what}\u00a0: une seule durée, en mois ou en ans, comptée ${from}.`;
};

export const privacy: SectionSpec = {
  id: 'rgpd',
  title: 'RGPD',
  intro:
    'La page /rgpd\u00a0: ce que toute personne doit savoir de ses données (RGPD, article 13). Sa section 11 promet d’annoncer un changement important\u00a0: écrivez-le d’abord à tous, à la page «\u00a0Notifications\u00a0».',
  page: '/rgpd',
  groups: [
    {
      title: 'En-tête',
      fields: [
        {
          name: 'legalPages.rgpd.lastUpdate',
          label: 'Dernière mise à jour',
          help: `En tête de la page\u00a0: aujourd’hui au plus tard. ${UNSTATED}`,
          kind: 'date',
        },
        {
          name: 'legalPages.rgpd.introduction',
          label: 'Introduction',
          help: 'Premier paragraphe de la page.',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Responsable et délégué',
      fields: [
        {
          name: 'legalPages.rgpd.responsibleEntity',
          label: 'Responsable du traitement',
          help: 'Article 13, 1, a.',
          fallback: 'le nom de la société',
        },
        {
          name: 'legalPages.rgpd.dpoName',
          label: 'Nom du délégué',
          help: 'La personne ou le cabinet. Vide\u00a0: la page n’en nomme pas.',
        },
        {
          name: 'legalPages.rgpd.dpoDesignation',
          label: 'Numéro de désignation auprès de la CNIL',
          help: 'Celui de l’accusé de réception de la CNIL, par exemple DPO-12345. Vide\u00a0: rien n’est affiché.',
        },
        {
          name: 'legalPages.rgpd.dpoEmail',
          label: 'Adresse e-mail du délégué',
          help: 'Le délégué à la protection des données (article 13, 1, b)\u00a0: où chacun exerce ses droits.',
          inputMode: 'email',
          fallback: 'l’adresse e-mail de contact',
        },
        {
          name: 'legalPages.rgpd.dpoAddress',
          label: 'Adresse postale du délégué',
          kind: 'long',
          fallback: 'l’adresse du siège',
        },
      ],
    },
    {
      title: 'Durées de conservation',
      intro:
        'Le tableau de la page (article 13, 2, a). Ces mots engagent\u00a0: chaque nuit, ce qui a dépassé la durée écrite ici est effacé.',
      Link: RetentionLink,
      fields: [
        {
          name: 'legalPages.rgpd.retentionPeriods.accountData',
          label: 'Données du compte',
          help: bound('accountData'),
          kind: 'long',
        },
        {
          name: 'legalPages.rgpd.retentionPeriods.fraudReports',
          label: 'Signalements de fraude',
          help: bound('fraudReports'),
          kind: 'long',
        },
        {
          name: 'legalPages.rgpd.retentionPeriods.kycDocuments',
          label: 'Documents d’identité (KYC)',
          help: bound('kycDocuments'),
          kind: 'long',
        },
        {
          name: 'legalPages.rgpd.retentionPeriods.navigationData',
          label: 'Données de navigation',
          help: bound('navigationData'),
          kind: 'long',
        },
      ],
    },
  ],
};
