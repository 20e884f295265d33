import type { Answer } from './answer.ts';

/** The privacy policy: article 13 of the RGPD, point by point, and what French law adds. */
export const PRIVACY: readonly Answer[] = [
  {
    law: 'RGPD 13 (1) a (controller) and b (data protection officer)',
    page: '/rgpd',
    anchor: 'introduction',
    says: ['Responsable du traitement', 'Délégué à la protection des données'],
    given: ['Parade Assistance', '12 rue des Faussets', 'dpo@parade.test'],
  },
  {
    law: 'RGPD 13 (1) c (purposes)',
    page: '/rgpd',
    anchor: 'finalites',
    says: ['Fournir le service', 'Vérifier l’identité', 'Communiquer', 'Améliorer le service'],
  },
  {
    law: 'RGPD 13 (1) c (legal bases) and d (legitimate interests)',
    page: '/rgpd',
    anchor: 'bases',
    says: [
      'Signalements, suivi, support Identification, signalement Contrat, art. 6 (1) b',
      'Messages d’information E-mail Consentement, art. 6 (1) a',
      'Obligation légale, art. 6 (1) c',
      'L’intérêt légitime : la sécurité du site',
    ],
  },
  {
    law: 'RGPD 13 (1) e (recipients)',
    page: '/rgpd',
    anchor: 'destinataires',
    says: ['notre équipe', 'prestataires techniques', 'autorités judiciaires'],
    given: ['Hébergeur SAS'],
  },
  {
    law: 'RGPD 13 (1) f (transfers)',
    page: '/rgpd',
    anchor: 'transferts',
    says: ['aucun transfert hors de l’Espace économique européen', 'clauses contractuelles types'],
  },
  {
    law: 'RGPD 13 (2) a (retention)',
    page: '/rgpd',
    anchor: 'conservation',
    says: [
      '3 ans après la clôture',
      '6 ans après la clôture',
      '1 mois après la décision',
      '13 mois',
      '3 ans après la réponse',
      'Copie de vos données (export) 7 jours',
      'jours entiers du calendrier, à l’heure de Paris',
    ],
  },
  {
    law: 'RGPD 13 (2) b (rights)',
    page: '/rgpd',
    anchor: 'droits',
    says: ['Accès', 'Rectification', 'Effacement', 'Limitation', 'Portabilité', 'sous 30 jours'],
  },
  {
    law: 'RGPD 12 (2) and 17 (3) b (how to have everything erased, and what the law keeps)',
    page: '/rgpd',
    anchor: 'effacement',
    says: [
      'Supprimer mon compte',
      'Factures et avoirs',
      'article L123-22 : 10 ans',
      'article L213-1 : 10 ans',
    ],
  },
  {
    law: 'RGPD 32 and 15 (who looked at identity papers)',
    page: '/rgpd',
    anchor: 'securite',
    says: ['Chaque consultation de votre pièce d’identité', 'vous est montrée'],
  },
  { law: 'RGPD 21 (4) (objection)', page: '/rgpd', anchor: 'opposition', says: ['vous opposer'] },
  {
    law: 'Informatique et Libertés 85 (after death)',
    page: '/rgpd',
    anchor: 'apres-deces',
    says: ['directives', 'article 85'],
  },
  {
    law: 'RGPD 13 (2) c (withdrawing consent)',
    page: '/rgpd',
    anchor: 'droits',
    says: ['Retrait du consentement', 'à tout moment'],
  },
  {
    law: 'RGPD 13 (2) d (complaint)',
    page: '/rgpd',
    anchor: 'contact',
    says: ['Commission nationale de l’informatique et des libertés', '75334 Paris Cedex 07'],
  },
  {
    law: 'RGPD 13 (2) e (whether data are mandatory)',
    page: '/rgpd',
    anchor: 'obligatoires',
    says: ['champs obligatoires', 'Tout le reste est facultatif'],
  },
  {
    law: 'RGPD 13 (2) f (automated decisions)',
    page: '/rgpd',
    anchor: 'finalites',
    says: ['Aucune décision n’est prise à votre sujet par un traitement entièrement automatisé'],
  },
  {
    law: 'Informatique et Libertés 82 (cookies)',
    page: '/rgpd',
    anchor: 'cookies',
    says: ['parade_session', '__Host-parade_session', 'notificationSoundEnabled', 'article 82'],
  },
];
