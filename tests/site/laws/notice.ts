import type { Answer } from './answer.ts';

/** The legal notice: who runs the site. */
export const NOTICE: readonly Answer[] = [
  {
    law: 'LCEN 1-1, I, 2° (publisher)',
    page: '/mentions-legales',
    anchor: 'editeur',
    says: ['Raison sociale', 'Capital social', 'Siège social', 'RCS', 'Téléphone'],
    given: ['Parade Assistance', '12 rue des Faussets', '05 36 49 12 34', 'Bordeaux 123 456 782'],
  },
  {
    law: 'LCEN 1-1, I, 3° (publication director)',
    page: '/mentions-legales',
    anchor: 'publication',
    says: ['93-2 de la loi n° 82-652'],
    given: ['Camille Martin'],
  },
  {
    law: 'LCEN 1-1, I, 4° (host)',
    page: '/mentions-legales',
    anchor: 'hebergement',
    says: ['hébergé par', 'téléphone'],
    given: ['Hébergeur SAS', '59100 Roubaix', '03 53 01 12 34'],
  },
  {
    law: 'LCEN 1-1, III (right of reply)',
    page: '/mentions-legales',
    anchor: 'droit-de-reponse',
    says: ['droit de réponse', 'trois mois'],
    given: ['Camille Martin'],
  },
  {
    law: 'LCEN 19 (electronic commerce)',
    page: '/mentions-legales',
    anchor: 'editeur',
    says: ['Adresse e-mail', 'TVA intracommunautaire'],
    given: ['contact@parade.test', 'FR 11 123456782'],
  },
  {
    law: 'Consommation R111-2 (form, insurance)',
    page: '/mentions-legales',
    anchor: 'assurance',
    says: ['couverture géographique'],
    given: ['Assureur SA', 'France et Union européenne'],
  },
  {
    law: 'Consommation L111-7-2 (reviews)',
    page: '/mentions-legales',
    anchor: 'avis',
    says: ['recueillis et contrôlés', 'L111-7-2'],
  },
  {
    law: 'Consommation L616-1 (mediator, notice)',
    page: '/mentions-legales',
    anchor: 'mediation',
    says: ['gratuitement', 'L612-1', 'L616-1'],
    given: ['Médiation Consommation', '75009 Paris', 'https://mediation.parade.test'],
  },
  {
    law: 'DSA 11 and 12 (points of contact)',
    page: '/mentions-legales',
    anchor: 'signalement',
    says: ['point de contact unique', '2022/2065'],
    given: ['contact@parade.test'],
  },
  {
    law: 'DSA 16 and 49 (notices: the form, its receipt and reasons; the coordinator)',
    page: '/mentions-legales',
    anchor: 'signalement',
    says: ['« Signaler une erreur »', 'accuse réception', 'article 16', 'Arcom'],
  },
];
