/** Words of several causes, in small letters without accents. */

export const IN = '[^.;!?]';
export const GIVES = String.raw`(?:donn|indiqu|communiqu|enverr|envo|transmett|fourni|dict|pass|remett|dir|expliqu|precis)(?:e|es|ent|i|ie|ra|ront|era|eront|rai|erai|rons|erons|ons|t|a)\b`;
/** Money that is not the price of a contract of ours, nor what an office costs of itself. */
export const PRICED =
  /\b(?:factures?|contrats?|prix|devis|forfait|honoraires|prestation|abonnement|page «|la page|avoir|facturation|tva|capital social|remise)\b/;
export const US = /\b(?:je|j'|m'|nous|notre|nos|mon|ma|on|moi)\b/;
