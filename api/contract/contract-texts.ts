import { z } from 'zod';
import { staffText } from './staff-text/staff-text.ts';
import { requiredText } from './text.ts';

/**
 * What staff write into a contract. Refuses payment details like every text
 * for clients (design 9.2): where to pay stands in the payment settings alone.
 */
export const contractText = z.object({
  title: staffText(requiredText('Indiquez le titre du contrat', 120)),
  scope: staffText(requiredText('Indiquez ce que comprend le contrat', 8000)),
  feeTerms: staffText(requiredText('Indiquez les conditions de prix', 4000)),
  refundConditions: staffText(requiredText('Indiquez les conditions de remboursement', 4000)),
});

const paragraphs = (...lines: string[]) => lines.join('\n\n');

/** The standard contract until staff write their own: work for a price, never a promise of recovery. */
export const STANDARD_CONTRACT: z.output<typeof contractText> = {
  title: 'Contrat d’accompagnement',
  scope: paragraphs(
    'Nous vous apportons une aide documentaire et administrative\u00a0: chronologie des faits, classement et copie des preuves, liste des services à qui s’adresser, aide à remplir ce qu’ils demandent. Le dossier vous est remis dans les 30\u00a0jours qui suivent le début du service.',
    'Nous ne donnons pas de consultation juridique et ne rédigeons pas d’acte pour vous. Toute démarche sur le fond revient à un avocat que vous choisissez, par un accord séparé avec lui.',
    'Nous ne promettons pas que votre argent sera retrouvé\u00a0: personne ne peut le garantir. Notre engagement porte sur le travail décrit ici, quel que soit son résultat.',
  ),
  feeTerms: paragraphs(
    'Le prix est forfaitaire. Il vous est indiqué en euros avant tout engagement et comprend tout ce que ce contrat décrit. Aucune autre somme ne peut vous être demandée sans un nouveau contrat que vous auriez accepté.',
    'Ce prix rémunère le travail décrit. Il ne dépend d’aucune somme récupérée, et aucune somme récupérée ne dépend de son paiement\u00a0: votre solde et vos retraits vous appartiennent, que vous ayez payé ou non.',
    'Une facture vous est envoyée par e-mail pour chaque paiement confirmé.',
  ),
  refundConditions: paragraphs(
    'Si vous renoncez à ce contrat dans les 14 jours, tout ce que vous avez payé vous est remboursé (voir «\u00a0Votre droit de renoncer\u00a0»).',
    'Passé ce délai, si nous ne faisons pas ce que ce contrat décrit, vous pouvez y mettre fin et la part qui n’a pas été faite vous est remboursée.',
  ),
};
