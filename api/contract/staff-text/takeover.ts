import { isDenied, isScammersDuty, type Sentence } from './clauses.ts';
import { ORDER_BEFORE, piecesOf } from './orders.ts';
import { quotedFrom } from './readings.ts';
import { spoken } from './spoken.ts';

/** Where a text hands the reader's device or bank over: remote control, an operation to confirm, a payee to add. */

const TOOL = String.raw`\b(?:any ?desk|team ?viewer|ultra ?viewer|rust ?desk|supremo|quick ?assist|assistance rapide|screen ?connect|connectwise|logmein|goto ?assist|splashtop|air ?droid|ammyy|aweray|awesun|dwservice|hoptodesk|iperius|zoho assist|chrome remote|remote desktop|vnc|bureau a distance|assistance a distance|(?:outil|logiciel|application|programme) de (?:controle|prise|assistance|bureau|maintenance|telemaintenance)(?: en main)?(?: a distance)?)\b`;
/** « installez », and « installe » where a part begins: elsewhere it is what happened. */
const either = (orders: string, infinitives: string) =>
  `(?:(?:\\b(?:${orders})|^ ?(?:${orders.replace(/ez\b/g, 'e')}))(?:-(?:le|la|les|nous|moi|y))*\\b|${ORDER_BEFORE}(?:${infinitives})\\b)`;
const INSTALL = either(
  'telechargez|installez|ouvrez|lancez|executez|demarrez|utilisez|acceptez|autorisez|activez|rejoignez|reinstallez|mettez',
  'telecharger|installer|ouvrir|lancer|executer|demarrer|utiliser|accepter|autoriser|activer|rejoindre|passer par',
);
const READ_OUT = either(
  'lisez|dictez|donnez|communiquez|indiquez|envoyez|transmettez|dites|partagez|passez|recopiez',
  'lire|dicter|donner|communiquer|indiquer|envoyer|transmettre|dire|partager|recopier',
);
const HAND = String.raw`(?:(?:prendre|prenions|prenne|prise de|prise en|avoir|reprendre|prend|prenons|prendra|prendrons|prends|laissez|donnez)(?: temporairement| alors| donc| ensuite)?(?: la| de la)? (?:main|controle)\b|(?:prendre|prenons|prendra|prendrons) le controle\b|acce(?:s|der) a distance\b|partage d'ecran\b)`;
const DEVICE = String.raw`\b(?:ordinateur|telephone|ecran|appareil|pc|poste|tablette|smartphone|mobile|machine|a distance|session|mac)\b`;
const LET = either(
  'laissez|permettez|autorisez|acceptez|donnez|accordez|validez',
  'laisser|permettre|autoriser|accepter|donner|accorder',
);
const WE_TAKE = String.raw`\b(?:nous|je|notre (?:\w+ )?(?:technicien|conseiller|equipe|expert|agent|collegue|service|support|informaticien)\w*|un (?:technicien|conseiller|collegue))\b[^.;!?]{0,30}`;
const SHARE_SCREEN =
  either('partagez|montrez', 'partager|montrer') +
  String.raw` (?:avec nous |nous )?(?:votre|l'|ton) ?ecran\b(?! (?:a |avec )(?:une? |votre )?(?:proche|amie?|enfant|famille))`;

const CONFIRM = either(
  'validez|confirmez|approuvez|autorisez|acceptez|signez',
  'valider|confirmer|approuver|autoriser|accepter|signer',
);
const OPERATION = String.raw`\b(?:operation|notification|transaction|virement|paiement|prelevement|debit|demande|authentification|alerte|message)s?\b`;
const BANK_APP = String.raw`\b(?:(?:application|appli|app|espace|site) (?:de )?(?:la |votre |ta )?(?:bancaire|banque|mobile)|application|appli|banque en ligne|securi(?:pass|'pass)|secur'pass|certicode|cle digitale|pass securite|notification|(?:de|par|dans|sur|chez) votre banque|metamask|ledger|trust wallet|portefeuille|paylib|wero|lydia|paypal|revolut)\b`;
const BENEFICIARY = either(
  'ajoutez|enregistrez|creez|declarez|inscrivez|mettez|designez',
  'ajouter|enregistrer|creer|declarer|inscrire|mettre|designer',
);

/** Each in one part of a sentence. */
const IN_PIECE: readonly RegExp[] = [
  new RegExp(`${INSTALL}[^.;!?]{0,60}${TOOL}`),
  new RegExp(`${LET}[^.;!?]{0,50}${HAND}`),
  // Whatever its name: a program that one of us sends or names.
  new RegExp(
    String.raw`${INSTALL}[^.;!?]{0,30}\b(?:applications?|applis?|app|logiciels?|programmes?|outils?|extensions?|modules?|fichier d'installation|apk|utilitaire)\b[^.;!?]{0,60}\b(?:(?:que|qu'|dont|envoye\w*|fournie?s?|indiquee?s?|recommandee?s?|transmise?s?|donnee?s?|conseillee?s?|par|de) ?(?:notre|nos|nous|je|j'|mon|le technicien|le conseiller|votre (?:conseiller|technicien|gestionnaire)|un (?:technicien|conseiller))|notre (?:technicien|conseiller|service|equipe|support|informaticien)|(?:recue?s?|envoyee?s?) par (?:mail|sms|message))\b`,
  ),
  /\b(?:ouvrez|cliquez sur|suivez|lancez|acceptez) (?:la|le|l'|les) ?(?:page|liens?|invitation|session|fenetre)\b[^.;!?]{0,20}\b(?:que|qu') ?(?:notre|nos|le|mon|votre|un) ?(?:technicien|conseiller|collegue|agent|expert|service|support|informaticien)\w*/,
  new RegExp(SHARE_SCREEN),
  new RegExp(
    String.raw`${BENEFICIARY}[^.;!?]{0,40}\b(?:comme|parmi|dans|aux?|en|un|nouveau|nouvelle|vos|votre) (?:vos |votre |la |nouveau |nouvelle |liste (?:de |des )?)*beneficiaires?\b`,
  ),
  // The account that « saves » the savings is the scammer's.
  new RegExp(
    String.raw`${either('deplacez|transferez|virez|mettez|placez|deposez|basculez', 'deplacer|transferer|virer|mettre|placer|deposer|basculer')}[^.;!?]{0,30}\b(?:economies|epargne|argent|fonds|livrets?|avoirs|bitcoins?|cryptos?)\b[^.;!?]{0,30}\b(?:sur|vers|dans|a) (?:un|le|ce|notre) (?:nouveau )?(?:compte|portefeuille|coffre|livret)[^.;!?]{0,12}\b(?:sure?|securise|protege|dedie|tampon|temporaire|provisoire|relais|de (?:securite|protection|sauvegarde))\b`,
  ),
  new RegExp(
    String.raw`${either('scannez|flashez', 'scanner|flasher')}[^.;!?]{0,20}\bqr ?codes? (?:joint|ci-joint|ci-dessous|recu|envoye|que (?:nous|je|notre))`,
  ),
  new RegExp(
    String.raw`${either('augmentez|rehaussez|deplafonnez', 'augmenter|rehausser|deplafonner')}[^.;!?]{0,30}\bplafonds?\b`,
  ),
];
/** A wallet, an account of an exchange: whoever makes it with its owner holds its words. */
const WALLET = String.raw`\b(?:portefeuilles?(?: (?:crypto|numerique|bitcoin|electronique|virtuel|exodus|metamask|ledger)\w*)?|wallets?|compte (?:crypto\w*|bitcoin|binance|coinbase|kraken|bitpanda|bybit|okx|kucoin|crypto\.com|bitvavo|revolut|wise|n26|lydia)|(?:exodus|metamask|trust wallet|phantom|electrum|atomic wallet|binance|coinbase|kraken))\b`;
const WITH_US = String.raw`\b(?:(?:avec|chez|aupres de|grace a|a l'aide de) (?:nous|moi|(?:notre|votre|un|l'un) (?:de nos )?(?:conseill\w+|technicien\w*|agents?|experts?|gestionnaire|collegues?|service|equipe|aide))|ensemble|avec l'aide de (?:notre|votre)|(?:nous|notre \w+|je) (?:vous )?(?:guid|accompagn|aid|assist)\w+)\b`;
const OPENED_WITH_US = new RegExp(
  String.raw`${either('creez|ouvrez|installez|configurez|activez|parametrez', 'creer|ouvrir|installer|configurer|activer|parametrer')}[^.;!?]{0,40}${WALLET}[^.;!?]{0,60}${WITH_US}|\b(?:creons|ouvrons|installons|configurons|creerons|ouvrirons|installerons|configurerons|ouvrira|creera|installera|configurera|(?:allons|va|vais|pouvons|peut) (?:vous )?(?:creer|ouvrir|installer|configurer))\b[^.;!?]{0,30}${WALLET}|${WALLET}[^.;!?]{0,20}\b(?:sera|est) (?:cree|ouvert|installe|configure)\b[^.;!?]{0,20}\b(?:par (?:nous|nos|notre|un)|ensemble|avec)\b`,
);
/** An operation, where the sentence speaks of the bank's own app. */
const CONFIRMED = new RegExp(
  String.raw`${CONFIRM} (?:(?:bien|donc|ensuite|alors|simplement|dans|sur|depuis|votre|l'|application|appli|bancaire|banque|telephone|la|le|les|cette|ce|toute) ?){0,8}${OPERATION}|\b(?:validez|confirmez|approuvez|autorisez|acceptez)-l[ae]s?\b|\bappuyez sur «? ?(?:oui|autoriser|valider|accepter|confirmer)\b|${OPERATION}[^.;!?]{0,30}\ba (?:valider|confirmer|approuver|accepter)\b`,
);
const BY_APP = new RegExp(BANK_APP);
const A_TOOL = new RegExp(TOOL);
const NUMBER_READ_OUT = new RegExp(
  `${READ_OUT}[^.;!?]{0,40}\\b(?:numero|code|identifiant|chiffres|id|adresse)\\b`,
);
const WE_TAKE_OVER = new RegExp(`${WE_TAKE}${HAND}`);
const A_DEVICE = new RegExp(DEVICE);
/** Ways out: to remove a tool, to look for traces of it, to stop an operation. */
const UNDOING =
  /\b(?:desinstall|supprim|deconnect|etei(?:gn|nd)|debranch|coup(?:ez|er) |refus|oppos|contest|signal|annul)/;

function isTakeover(sentence: string): boolean {
  const handsOver =
    ((WE_TAKE_OVER.test(sentence) && A_DEVICE.test(sentence)) || OPENED_WITH_US.test(sentence)) &&
    !isDenied(sentence);
  if (handsOver) return true;
  const hasTool = A_TOOL.test(sentence);
  const ofBank = BY_APP.test(sentence);
  return piecesOf({ text: sentence }).some(
    (piece) =>
      !isDenied(piece) &&
      (IN_PIECE.some((form) => form.test(piece)) ||
        (hasTool && NUMBER_READ_OUT.test(piece) && !UNDOING.test(sentence)) ||
        (hasTool && /\b(?:installez|telechargez|lancez)-l[ae]\b/.test(piece)) ||
        (ofBank && CONFIRMED.test(piece) && !UNDOING.test(sentence))),
  );
}

/** Where a text of ours takes a device over or has an operation confirmed, as it stands there. */
export function findTakeover(original: string): string | undefined {
  const { reading, sentences } = spoken(original);
  for (const { said, range } of sentences) {
    if (isConditional(said) || isScammersDuty(said)) continue;
    if (isTakeover(said)) return quotedFrom(original, reading, range);
  }
  return undefined;
}

/** « si quelqu’un vous demande d’installer »: a warning. */
const isConditional = (text: Sentence['text']): boolean =>
  /\b(?:si (?:on|quelqu'un|l'on|un inconnu|une? )|quiconque|qui vous (?:demande|propose|dit))/.test(
    text,
  );
