import type { Answer } from './answer.ts';

/** The terms: what the consumer code asks of a distance contract. */
export const TERMS: readonly Answer[] = [
  {
    law: 'Consommation L111-1 (what is supplied, free first consultation)',
    page: '/cgu',
    anchor: 'article-2',
    says: [
      'La première consultation de votre dossier est gratuite',
      'nous le lisons et vous indiquons les services compétents',
      'Ce n’est pas une consultation juridique',
      'contrat séparé',
    ],
  },
  {
    law: 'Consommation L112-1 (price before commitment)',
    page: '/cgu',
    anchor: 'prix',
    says: ['en euros et toutes taxes comprises avant tout engagement', 'L111-1 et L112-1'],
  },
  {
    law: 'Consommation L221-5 (information before a distance contract)',
    page: '/cgu',
    anchor: 'prix',
    says: ['L221-5', 'support durable', 'oblige à payer', 'confirmation'],
  },
  {
    law: 'Civil 1127-1 (steps of an order, correction, language, keeping)',
    page: '/cgu',
    anchor: 'prix',
    says: ['1127-1', 'en français', 'tout corriger ou d’arrêter', 'Le contrat accepté reste'],
  },
  {
    law: 'Consommation L221-18 (fourteen days)',
    page: '/cgu',
    anchor: 'retractation',
    says: ['14 jours à compter de la conclusion', 'sans motif', 'L221-18', 'douze mois'],
  },
  {
    law: 'Consommation L221-24 (refund)',
    page: '/cgu',
    anchor: 'retractation',
    says: ['au plus tard 14 jours après avoir reçu votre décision', 'moyen de paiement'],
  },
  {
    law: 'Consommation L221-25 and L221-28 (performance that has begun)',
    page: '/cgu',
    anchor: 'retractation',
    says: ['vous ne devez rien et tout ce que vous avez payé', 'L221-25 et L221-28'],
  },
  {
    law: 'Consommation R221-1, annexe (model form)',
    page: '/cgu',
    anchor: 'modele-retractation',
    says: [
      'uniquement si vous souhaitez vous rétracter du contrat',
      'vous notifie/notifions (*) par la présente ma/notre (*) rétractation',
      'Nom du (des) consommateur(s)',
      'Rayez la mention inutile',
    ],
    given: ['Parade Assistance', 'contact@parade.test'],
  },
  {
    law: 'Consommation L221-25 (request for immediate performance)',
    page: '/cgu',
    anchor: 'execution-immediate',
    says: ['Je demande expressément', 'je ne dois rien et tout ce que j’ai payé m’est remboursé'],
  },
  {
    law: 'Consommation L221-15 and R212-1 (liability not excluded)',
    page: '/cgu',
    anchor: 'responsabilite',
    says: ['bonne exécution du contrat', 'Aucune clause de ces conditions n’exclut ni ne réduit'],
  },
  {
    law: 'DSA, article 14 (how published content is judged)',
    page: '/cgu',
    anchor: 'moderation',
    says: ['Une personne de notre équipe, et non un programme', 'comment contester'],
  },
  {
    law: 'Consommation R631-3 (courts)',
    page: '/cgu',
    anchor: 'article-11',
    says: ['droit français', 'lieu où vous demeuriez', 'R631-3'],
  },
  {
    law: 'Consommation L612-1 and L616-1 (mediator, terms)',
    page: '/cgu',
    anchor: 'article-11',
    says: ['médiateur de la consommation', 'L612-1 et L616-1'],
    given: ['Médiation Consommation', 'https://mediation.parade.test'],
  },
];
