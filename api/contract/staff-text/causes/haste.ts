import type { Cause } from './cause.ts';

const RETURNS =
  /\b(?:recuper\w+|argent|fonds|rembours\w+|sommes?|versement|restitution|indemnis\w+|solde|pertes?)\b/;
const IN_A_HURRY_FOR_GOOD =
  /\b(?:banques?|oppos\w+|plainte|bloqu\w+|contest\w+|reclam\w+|rappel d[eu]|signal\w+|assur\w+|tribunal|mediat\w+|loi|delais?|prescri\w+|mais pas)\b/;

/** Haste for money that comes back. */
export const HASTE: readonly Cause[] = [
  {
    cause: 'urgency',
    form: /\bplus que (?:ce soir|aujourd'hui|demain|quelques|\d+|une|deux|trois)\b[^.;!?]{0,15}\bpour\b|\bchaque (?:heure|minute|jour)\b[^.;!?]{0,20}\b(?:redui|dimin|eloign|coute|perd|fait perdre)\w*/,
    beside: RETURNS,
    unless: IN_A_HURRY_FOR_GOOD,
  },
  {
    cause: 'urgency',
    form: /\b(?:argent|fonds|sommes?|montants?|avoirs|remboursements?|indemnites?|solde)\b[^.;!?]{0,30}\b(?:retourn\w+|repart\w*|revien\w+|retomb\w*|ira|iront|sera verse\w*)[^.;!?]{0,6}\b(?:a l'etat|au tresor|a l'etranger|a la caisse|aux caisses|a l'escroc|au fisc|aux domaines|a un autre)/,
    unless: IN_A_HURRY_FOR_GOOD,
  },
  {
    cause: 'urgency',
    form: /\b(?:dans l'heure|sous \d+ heures?|avant (?:ce soir|minuit|midi|demain|\d+ ?h\b)|aujourd'hui|immediatement|ce soir|tout de suite)\b[^.;!?]{0,40}\b(?:tout|argent|fonds|somme|remboursement|place|droits?)\b[^.;!?]{0,15}\b(?:perdu|annule|caduc|ferme|clos|expire)/,
    unless: IN_A_HURRY_FOR_GOOD,
  },
  {
    cause: 'urgency',
    form: /\b(?:reste|avez|disposez|plus)\b[^.;!?]{0,20}\b(?:heures?|minutes?|\d+ ?h)\b[^.;!?]{0,15}\bpour (?:\w+ )?(?:sauver|recuperer|toucher|debloquer|rattraper|reprendre|recevoir)\b|\b(?:garde|gardons|reserve|reservons|bloque|bloquons|retiens)\b[^.;!?]{0,6}\b(?:votre|la|cette|une) (?:place|dossier|creneau|somme|tour|offre)\b[^.;!?]{0,12}\b(?:jusqu'a|encore|pour)\b/,
    unless: IN_A_HURRY_FOR_GOOD,
  },
  {
    cause: 'urgency',
    form: /\b(?:dernieres? (?:chance|occasion|opportunite)|(?:demain|ensuite|apres|bientot|lundi)[^.;!?]{0,6} (?:il |ce )?sera (?:deja )?trop tard|avant qu'il ne soit trop tard|(?:offre|place|creneau)s? (?:est |sont )?limitee?s?)\b/,
    beside: RETURNS,
    unless: IN_A_HURRY_FOR_GOOD,
  },
  {
    cause: 'urgency',
    form: /\b(?:avant|d'ici|dans|aujourd'hui)\b[^.;!?]{0,12}\b(?:midi|ce soir|demain|l'heure|\d+ ?h\b|\d+ heures?|minuit|aujourd'hui)[^.;!?]{0,30}\b(?:ou|sinon|sans quoi|faute de quoi)\b[^.;!?]{0,40}\b(?:clos|cloture|ferm|annul|perd|supprim|expir|repart|abandonn|refus)\w*/,
    unless: /\b(?:banques?|oppos\w+|plainte|assur\w+|tribunal|mediat\w+|lien|session)\b/,
  },
];
