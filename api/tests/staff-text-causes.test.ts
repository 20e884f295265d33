/** What is wanted of the reader, in whatever words, and the sentences of the desk beside it. */
import { eachRule } from './staff-text-rules.ts';

eachRule([
  [
    'somebody else who calls, comes or gets money back',
    'stranger',
    [
      'Notre partenaire vous appellera demain.',
      'Vous suivrez les coordonnées que Paul vous donnera.',
      'Contactez le cabinet Vernier pour être remboursé.',
      'Un agent passera chez vous.',
    ],
    [
      'M. Dupont vous rappellera lundi.',
      'L’expert de votre assurance vous appellera.',
      'Votre avocat peut demander le remboursement.',
      'Les coordonnées que votre banque vous donnera figurent sur le RIB.',
    ],
  ],
  [
    'an amount that no contract asks for',
    'price',
    [
      'Frais à votre charge : 50 €.',
      'Faites un essai de virement de 5 €.',
      'Pour lancer la procédure, il faut 60 €.',
    ],
    [
      'Le contrat CTR-8K2M-47 coûte 120 €, payables sur la page « Paiements ».',
      'Les frais d’huissier restent à votre charge.',
      'Le greffe demande 33,47 €, à régler chez lui.',
      'Votre retrait de 340 € est parti hier, comptez deux jours ouvrés.',
    ],
  ],
  [
    'a mailbox or a number that nobody explains',
    'contact',
    [
      'Écrivez-moi à x@outlook.fr.',
      'Le service réclamations vous lit sur reclamations@gmail.com.',
      'Réclamations : reclamations@parade-recours.fr.',
      'Composez plutôt le 09 74 66 21 08.',
    ],
    [
      'Écrivez au service réclamations de votre banque, reclamations@banque.fr.',
      'L’adresse support.binance@outlook.com n’est pas celle de Binance.',
      'Le numéro 07 58 44 12 90 revient dans six autres signalements.',
      'La référence du versement est 2026-11-21-000123456.',
    ],
  ],
]);
