import { NEIGHBOURS } from './ordinary-neighbours.ts';

/**
 * Ordinary French of staff, by register: sentences with places to fill in. The
 * same texts in every run (Park and Miller's generator).
 */

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  name: ['Claire Martin', 'M. Dupont', 'Mme Le Goff', 'Jean-Pierre N’Guessan', 'Mme Benali'],
  bank: [
    'votre banque',
    'la Banque Postale',
    'le Crédit Agricole',
    'Boursorama',
    'la BNP',
    'la Caisse d’Épargne',
  ],
  firm: ['la plateforme', 'ce site', 'le vendeur', 'votre interlocuteur', 'le prétendu courtier'],
  amount: ['50 €', '1 250,00 €', '4 200,50 €', '890 euros', '12 000 €', '0,015 BTC', '2 500 €'],
  day: [
    '12 mars 2026',
    '03/11/2026',
    'lundi 16 novembre',
    '1er décembre',
    'le 30 de ce mois',
    '2026-11-21',
  ],
  hour: ['9 h 30', '14:45', '18 h', '10h15'],
  report: ['SIG-ZMBE-57', 'SIG-7K3F-92', 'SIG-QW8R-03'],
  withdrawal: ['RET-2026-0042', 'RET-8K2M-47'],
  contract: ['CTR-8K2M-47', 'CTR-ABCD-12'],
  invoice: ['F-2026-0001', 'A-2026-0012', 'SPECIMEN-F-2026-0011'],
  payment: ['PAY-1763600000000-123', 'PAY-1763612345678-042'],
  phone: ['01 99 00 12 34', '06 39 98 45 56', '+33 1 99 00 12 34', '0 805 805 817', '116 006'],
  mail: [
    'service.clients@banque.example',
    'contact@parade.example',
    'signalement@operateur.example',
  ],
  file: ['releve.pdf', 'capture-du-12-mars.png', 'plainte_signee.pdf', 'IMG_20261112_101233.jpg'],
  site: [
    'https://www.cybermalveillance.gouv.fr/',
    '17cyber.gouv.fr',
    'www.service-public.fr',
    'https://parade.example/aide',
    'signal-spam.fr',
    'www.cnil.fr',
  ],
  law: [
    'l’article L133-18 du code monétaire et financier',
    'l’art. L.121-1',
    'l’article 313-1 du code pénal',
    'les art. R. 521-1 à 3',
  ],
  address: [
    '12 rue de la Paix, 75002 Paris',
    '4 bis av. du Gal Leclerc, 69003 Lyon',
    'BP 1234, 35000 Rennes Cedex',
  ],
  scam: ['le faux conseiller', 'l’escroc', 'le fraudeur', 'cette fausse agence'],
  siret: ['732 829 320 00074', '38012986600014'],
};

const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  support: [
    'Bonjour {name}, merci pour votre message.',
    'Bonjour, nous avons bien reçu {file} le {day} à {hour}.',
    'Votre demande est entre les mains de la personne qui suit votre dossier {report}.',
    'Pourriez-vous nous envoyer {file}, s’il vous plaît ?',
    'Envoyez-nous vos relevés quand vous pourrez, rien ne presse.',
    'Vous pouvez nous répondre ici, ou nous appeler au {phone} du lundi au vendredi.',
    'Nous restons à votre disposition, n’hésitez pas à nous écrire.',
    'Nous ne pouvons pas vous dire quand {bank} répondra.',
    'L’adresse à utiliser est {mail}, service réclamations.',
    'Écrivez en recommandé à {address}.',
    'Le lien officiel est {site}.',
    'Pour changer votre mot de passe, ouvrez « Paramètres », p. ex. depuis votre ordinateur.',
    'Votre compte n’est pas bloqué : il faut seulement confirmer votre adresse.',
    'Si la page ne s’ouvre pas, videz le cache ou essayez un autre navigateur, etc.',
    'Je vous remercie de votre patience et vous souhaite une bonne journée.',
    'M. Dupont vous rappellera le {day} vers {hour}.',
    'Cf. notre réponse du {day} ; le délai est de 15 jours.',
    'Votre virement de {amount} n’est pas encore arrivé chez nous.',
    'Le versement de {amount} a été fait sur votre compte le {day}.',
    'Nous vous confirmons la réception de votre courrier du {day}.',
    'Vous trouverez nos explications dans l’onglet « Aide ».',
    'Désolé pour cette attente : nous revenons vers vous avant le {day}.',
  ],
  reports: [
    'Votre signalement {report} est en cours de traitement.',
    'Il manque la date du virement et le nom de {bank}.',
    'Vous avez versé {amount} à {firm} le {day}, puis {amount} le {day}.',
    'Nous avons classé les faits par date et joint vos preuves.',
    'Le numéro {phone} est celui d’un opérateur étranger.',
    '{firm} n’est pas agréé par l’AMF et figure sur sa liste noire.',
    'Vérifiez que le prestataire est enregistré auprès de l’ORIAS.',
    '{scam} vous a demandé {amount} pour débloquer votre retrait : ne payez rien.',
    'La plateforme vous a réclamé une taxe de {amount} avant tout retrait ; c’est un signe connu.',
    'Vous avez payé {amount} de frais de déblocage, conservez la preuve.',
    'Merci de joindre la preuve du virement et les messages reçus.',
    'Dossier complet à 80 %, il reste deux pièces sur cinq.',
    'Nous avons récupéré {amount} auprès du prestataire de paiement.',
    'Aucune somme n’a pu être récupérée à ce jour.',
    'Le dossier est clos sans suite favorable, nous en sommes désolés.',
    '{bank} a remboursé 50 % de la somme, soit {amount}.',
    'Vous pouvez contester ce refus auprès du médiateur de {bank}.',
    'Déposez plainte au commissariat ou à la gendarmerie, avec {file}.',
    'Votre plainte a été transmise au procureur de la République.',
    'La transaction apparaît dans la chaîne, mais pas son destinataire.',
    'Selon {law}, la banque doit rembourser un paiement non autorisé.',
    'Le service de police judiciaire vous contactera directement.',
  ],
  kyc: [
    'La photo du recto est floue, merci de la reprendre à la lumière du jour.',
    'Le nom {name} ne correspond pas à celui de la pièce.',
    'Votre pièce d’identité est expirée depuis le {day}.',
    'Le verso manque, vous pouvez l’ajouter.',
    'Votre identité est vérifiée, merci.',
    'L’adresse indiquée ({address}) diffère de celle du justificatif.',
    'Les quatre coins du document doivent être visibles.',
    'Nous ne gardons pas ces photos après la décision.',
    'Le numéro de document 12AB34567 est illisible.',
  ],
  withdrawals: [
    'Votre retrait {withdrawal} de {amount} est approuvé, sans frais.',
    'Votre retrait est en attente : il manque le nom du titulaire.',
    'Ce compte n’est pas à votre nom, indiquez-en un autre.',
    'Le versement partira le {day} et arrivera sous deux jours ouvrés.',
    'Aucun frais ne s’applique à votre retrait.',
    'Votre banque peut prélever des frais de réception, voyez avec elle.',
    'Votre solde est de {amount}, disponible à tout moment.',
    'Nous avons annulé le retrait {withdrawal} à votre demande, la somme revient à votre solde.',
    'L’adresse du portefeuille n’est pas valide, recopiez-la depuis votre application.',
    'Votre ID Binance 123456789 ne correspond pas à votre nom.',
    'La référence du versement est 2026-11-21-000123456.',
    'Un retrait est gratuit et le restera.',
    'Le retrait n’a pas pu être fait, {bank} l’a rejeté.',
  ],
  contracts: [
    'Le contrat {contract} vous est proposé au prix de {amount}, toutes taxes comprises.',
    'Vous pouvez régler par virement ou en cryptomonnaie, depuis la page « Paiements ».',
    'Votre paiement {payment} est confirmé ; la facture {invoice} vous est envoyée.',
    'Nous n’avons pas trouvé votre versement, n’envoyez rien de plus.',
    'Vous avez 14 jours pour renoncer, sans motif et sans frais.',
    'Votre remboursement de {amount} est parti le {day}, référence {invoice}.',
    'Ce prix ne dépend d’aucune somme récupérée.',
    'Le prix comprend l’étude du dossier, les courriers et le suivi.',
    'Nous ne promettons pas que votre argent sera retrouvé : personne ne peut le garantir.',
    'Le contrat prend fin si vous y renoncez, et {amount} vous sont remboursés sous 14 jours.',
    'L’avoir {invoice} annule la facture {invoice}.',
    'La TVA n’est pas applicable, art. 293 B du CGI.',
    'Notre société est immatriculée au RCS de Paris sous le n° {siret}.',
    'Le paiement doit mentionner la référence {contract}.',
    'Passé ce délai, la part du travail qui n’a pas été faite vous est remboursée.',
    'Les démarches officielles restent gratuites, avec ou sans contrat.',
  ],
  alerts: [
    'Un faux conseiller appelle et demande de valider une opération dans l’application.',
    'Le site imite celui d’un transporteur et réclame {amount} pour un colis.',
    'Les victimes reçoivent un SMS depuis le {phone}.',
    'La plateforme bloque les retraits et réclame une taxe, puis une caution.',
    'L’annonce promettait un logement libre, le loyer était à payer d’avance.',
    'Après un premier gain, l’interlocuteur pousse à investir davantage.',
    'Les messages arrivent le soir et pressent de répondre.',
    'Un prétendu avocat propose de récupérer l’argent contre des frais.',
    'Les faits se sont produits à Lyon en {day}.',
  ],
  warnings: [
    'Ne payez jamais de frais pour débloquer un retrait.',
    'Ne versez ni taxe, ni caution, ni dépôt à qui promet de récupérer votre argent.',
    'Personne ne peut garantir que votre argent sera récupéré.',
    'Si l’on vous demande de payer pour récupérer vos fonds, c’est une seconde arnaque.',
    'Méfiez-vous de quiconque garantit un remboursement contre des frais de dossier.',
    'Nous ne vous demanderons jamais d’argent pour vous verser une somme.',
    'L’AMF et l’ACPR ne demandent jamais d’argent à une victime.',
    'Un message qui réclame des frais de déblocage ne vient pas de nous.',
    'N’achetez aucun coupon PCS ni carte cadeau, même si l’on vous presse.',
    'N’envoyez plus rien à {firm}, quelles que soient ses promesses.',
    '{scam} dira : « réglez d’abord la taxe pour recevoir vos fonds ». N’en faites rien.',
    'Celui qui vous promet un taux de réussite de 90 % vous ment.',
    'Raccrochez si quelqu’un se dit mandaté par Interpol ou par la Banque de France.',
    'Ne donnez jamais votre code de carte, pas même à {bank}.',
    'Refusez de payer une commission pour un retrait, où que ce soit.',
    'Aucune autorité ne fait payer la restitution d’une somme saisie.',
    'Évitez de payer par Western Union ou par Wero quelqu’un que vous ne connaissez pas.',
    'Vérifiez toujours que la société est agréée par l’ACPR ou par l’AMF.',
  ],
  urgency: [
    'Appelez {bank} immédiatement pour faire opposition.',
    'C’est urgent : demandez le rappel du virement à {bank} avant {hour}.',
    'Faites opposition sans délai, puis changez vos mots de passe.',
    'Vous avez 13 mois pour contester l’opération, dernier délai le {day}.',
    'Contactez Western Union au plus vite pour bloquer le transfert.',
    'Prévenez la préfecture dès aujourd’hui si votre pièce a été volée.',
    'Envoyez votre réclamation avant le {day}, sinon le délai sera passé.',
    'Coupez tout contact avec {scam}, tout de suite.',
    'Votre réponse est attendue sous 15 jours.',
    'Ne tardez pas à porter plainte : les traces s’effacent vite.',
    'Déposez plainte dans les 72 heures si vous êtes assuré contre ce risque.',
    'Il est trop tard pour bloquer ce virement, mais pas pour porter plainte.',
    'Signalez vite le numéro au 33700.',
  ],
  ...NEIGHBOURS,
};

export const REGISTER_NAMES = Object.keys(REGISTERS);

/** Texts of one register: two to five of its sentences, with what is filled in. */
export function ordinaryTexts(register: string, count: number): string[] {
  let state = [...register].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 2_147_483_646, 7) + 1;
  const below = (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * end);
  };
  const of = (items: readonly string[]) => items[below(items.length)] ?? '';
  const sentences = REGISTERS[register] ?? [];
  const filled = () => {
    const sentence = of(sentences).replace(/\{(\w+)\}/g, (_, slot: string) =>
      of(SLOTS[slot] ?? []),
    );
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(5) }, filled).join(of([' ', ' ', '\n', '\n\n'])),
  );
}
