import { AMOUNT, clausesOf, isDenied, isTold, sentencesOf, withoutReported } from './clauses.ts';
import { plainReading, quotedFrom, type Range, type Reading, words } from './readings.ts';

/** Links and names that lead to somebody's account at a payment service: in any text. */
const ACCOUNTS: readonly RegExp[] = [
  /\b(?:paypal\.me|paypal\.com\/(?:paypalme|donate|qrcodes)|revolut\.me|lydia-app\.com\/collect|lydia\.me|wise\.com\/pay|buy\.stripe\.com|donate\.stripe\.com|cash\.app|venmo\.com|leetchi\.com|lepotcommun\.fr|gofundme\.com|buymeacoffee\.com|ko-fi\.com|pay\.binance\.com|app\.binance\.com\/qr|s\.binance\.com|pay\.sumup\.com|checkout\.\w{1,40}\.com|commerce\.coinbase\.com|onlyfans\.com)\/?[^\s]*/i,
  // Names in place of addresses: ENS and its likes; Lightning.
  /(?<![\w@.-])[a-z0-9-]{2,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:eth|crypto|bitcoin|sol|bnb|nft|wallet|near|sui|algo|arb|zil|stx|btc|blockchain|polygon|hbar|tez)\b(?!\.)/i,
  // Unstoppable Domains; « v2.x » is a version.
  /(?<![\w@.-])(?=[a-z-]*[a-z]{3})[a-z][a-z0-9-]{2,62}\.x\b(?![.-])/i,
  /\b(?:lnbc|lntb|lnurl1|lno1)[a-z0-9]{8,}/i,
  /(?<![\w.+-])[\w.+-]{1,64}@(?:walletofsatoshi|getalby|strike|blink|zbd|wallet|stacker|lnbits|muun|phoenixwallet|bitrefill|ln)(?:\.[a-z]{2,10})?\b/i,
  /\b(?:bitcoin|ethereum|litecoin|monero|lightning|tron|solana|upi|payto):[^\s]{4,}/i,
  /(?<![\w$])\$(?=[a-z])[a-z0-9]{3,20}\b/i,
];

const SERVICE =
  'paypal|wero|paylib|lydia|revolut|revtag|wise|n26|skrill|neteller|payeer|perfect ?money|cash ?app|venmo|zelle|western ?union|money ?gram|ria|transfert national|binance ?pay|usdt|trc-?20|orange money|wave|mtn(?: mobile money| momo)?|mobile money|momo|moov(?: money| africa)?|m-?pesa|airtel money|free money|sumeria|twint|payconiq|bizum|swish|satispay|interac|alipay|we ?chat pay|apple cash|remitly|worldremit|taptap send|paytop|nickel|webmoney|advcash|perfectmoney|payoneer|strike';
/** A mailbox, a telephone number, a tag or a number that is an account at a service, beside its name. */
const HANDLE = new RegExp(
  String.raw`\b(?:${SERVICE})\b[^.;!?\n]{0,40}?(?:(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|[@$][a-z][\w.-]{2,40}|(?:\+33|\b0)[ .]?[67](?:[ .-]?\d\d){4}|\b(?:id|uid|pay ?id|n°|no|numero)(?!\w)\W{0,6}\d{6,12}\b)|(?:(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|[@$][a-z][\w.-]{2,40})[^.;!?\n]{0,20}?\b(?:via|sur|par|avec|par le biais de) (?:${SERVICE})\b|\b(?:binance|pay) ?(?:pay)? ?(?:id|uid)\b\W{0,6}\d{6,12}\b`,
);
/** Whose it is: the person's own, which is asked for on the page of withdrawals. */
const THEIRS = /\b(?:votre|vos|son|sa|leur|d'un escroc|du vendeur|de l'escroc)\b/;

const CODES =
  'azteco|bitnovo|bitsa|crypto ?vouchers?|cartes? (?:xbox|playstation|psn|nintendo|roblox|apple|google|netflix|spotify|zalando|steam|amazon|fnac|pcs|prepayees?)|xbox|roblox|neosurf|transcash|paysafe ?cards?|paysafe|toneo|pcs|recharges? pcs|coupons? pcs|tickets? (?:premium|cash|recharge)|flexepin|cashlib|cartes? cadeaux?|gift ?cards?|itunes|google play|steam|amazon|cartes? prepayees?|mandats? cash|cheques? cadeaux?';
const ASKED =
  /\b(?:prenez|renvoyez|retournez|payez|reglez|versez|virez|envoyez|transferez|deposez|achetez|communiquez|transmettez|donnez|indiquez|dictez|grattez|scannez|rechargez|utilisez|passez par|procurez|photographiez|faites|effectuez|adressez|expediez|remettez|creditez)\b|\b(?:devez|devrez|faut|faudra|merci de|veuillez|suffit de|acceptons|prenons|possible|accepte|preferons|demandons|priere de)\b[^.;]{0,40}\b(?:payer|regler|verser|virer|envoyer|acheter|communiquer|transmettre|transferer|recharger|utiliser|passer|donner|paiement|paiements|reglement|versement|faire|effectuer|procurer)\b|\b(?:paiement|reglement|versement|depot)s? (?:est |sont |possible |accepte |uniquement |aussi )*(?:par|via|en|sur)\b|\bnous (?:acceptons|prenons)\b/;
const MEANS = new RegExp(
  String.raw`\b(?:par|via|sur|en|avec|une?|des?|le|la|les|code|codes|au|du|chez|de|depuis|l'application|ticket|tickets|coupon|coupons|deux|trois|quatre|cinq|six|dix|\d{1,3}) ?(?:${SERVICE}|${CODES})\b`,
);
/** « appelez Western Union pour bloquer le transfert »: what one does to get money back, or to be told. */
const TO_STOP =
  /\b(?:bloqu|annul|signal|contest|oppos|opposition|plainte|conserv|gard|preuve|recus?\b|capture|rembours|contactez|appelez|prevenez|declar|copie|bordereau|desactiv|ferm)/;
/** Banknotes in an envelope, a cheque to a person, a courier, so many prepaid codes: money that nobody traces. */
const UNTRACED = new RegExp(
  String.raw`\b(?:billets?|especes|liquide|cash)\b[^.;!?]{0,40}\b(?:enveloppe|colis|courrier postal|coursier|main propre)\b|\benveloppe\b[^.;!?]{0,30}\b(?:billets|especes|liquide|cash)\b|\bcheques?\b[^.;!?]{0,25}\b(?:a l'ordre d[eu']|au nom d[eu']|(?:a )?(?:etablir|libeller|rediger|faire|adresser|libelle|etabli) (?:pour|a |au nom))(?! ?(?:parade|notre|votre|la |l'))|\b(?:coursier|chauffeur|livreur|collaborateur|collegue|agent|conseiller)\b[^.;!?]{0,30}\b(?:passe|passera|sera|arrive|arrivera|attendra|vient|viendra|prendra|recuperera|cherchera|se presentera|collectera)\b[^.;!?]{0,40}\b(?:especes|liquide|argent|billets|cash|enveloppe|somme|carte bancaire)\b|\b(?:confiez|remettez|donnez|laissez|preparez)\b[^.;!?]{0,30}\b(?:carte|especes|chequier|enveloppe)\b[^.;!?]{0,30}\b(?:au|aux?|a (?:un|notre)|pour (?:le|notre)) (?:coursier|livreur|chauffeur|agent|collegue|facteur|transporteur|collaborateur)\b|\bmandats? (?:postal|postaux|cash|international|compte|ordinaire)\b[^.;!?]{0,20}\b(?:pour|au nom|a l'ordre|a )|\b(?:\d{1,3}|une?|deux|trois|quatre|cinq|six|dix) (?:bons? |codes? |cartes? |recharges? |coupons? |tickets? )?(?:${CODES})\b[^.;!?]{0,20}(?:${AMOUNT})`,
);
/** What somebody handed over already. */
const HANDED = /\b(?:avez|aviez|a|ont|avait) (?:\w+ )?(?:remis|donne|envoye|glisse|expedie|confie)/;
/** Beside a mailbox: paying is what it is for. */
const PAY_TO_MAIL =
  /\b(?:payez|reglez|versez|virez|payer|verser|transferez|envoyez [^.;]{0,20}(?:€|euros?|argent|fonds|somme|btc|usdt))\b[^.;!?\n]{0,60}(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/;

function inClauses(reading: Reading): Range | undefined {
  for (const sentence of sentencesOf(reading)) {
    const said = { ...sentence, text: withoutReported(sentence.text) };
    const told = isTold(said.text);
    for (const { text, range } of clausesOf(said)) {
      if (PAY_TO_MAIL.test(text) && !isDenied(text)) return range;
      if (
        UNTRACED.test(text) &&
        !isDenied(text) &&
        !told &&
        !TO_STOP.test(text) &&
        !HANDED.test(text)
      )
        return range;
      if (HANDLE.test(text) && !THEIRS.test(text) && !told) return range;
      if (ASKED.test(text) && MEANS.test(text) && !isDenied(text) && !told && !TO_STOP.test(text)) {
        return range;
      }
    }
  }
  return undefined;
}

/** The account at a payment service that a text gives, as it stands there: in any text. */
export function findServiceAccount(original: string): string | undefined {
  const plain = plainReading(original);
  for (const form of ACCOUNTS) {
    const found = form.exec(plain.text);
    if (found) return quotedFrom(original, plain, [found.index, found.index + found[0].length]);
  }
  return undefined;
}

/** Where a text of ours asks to pay by a service, a code or to a mailbox, as it stands there. */
export function findServiceRequest(original: string): string | undefined {
  const reading = words(plainReading(original));
  // `words` reads `@` inside of a word as a letter: mailboxes and tags need the sign.
  const small = { ...reading, text: plainReading(original).text.toLowerCase() };
  for (const each of small.text === reading.text ? [reading] : [small, reading]) {
    const range = inClauses(each);
    if (range) return quotedFrom(original, each, range);
  }
  return undefined;
}
