import { installed, isOwnMailbox } from './installed.ts';
import { namesCorrespondent, namesInstitution } from './institutions.ts';
import { foreignPhones } from './phones.ts';

/**
 * Whose a number or a mailbox in a text is. One that is neither ours nor an official help’s is refused
 * unless the sentence says whose: an institution’s, the reader’s, or the scammer’s, of whom it tells.
 */

const MAILBOX = /(?<![\w.+-])[\w.+-]{1,64}@(?<host>[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g;
/** Where everybody may open a box: no office has its own there. */
const PROVIDERS =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|laposte|orange|wanadoo|free|sfr|neuf|bbox|numericable|aliceadsl|icloud|me|mac|proton|protonmail|pm|tutanota|tuta|tutamail|gmx|aol|mail|email|zoho|zohomail|yandex|mailo|netcourrier|caramail|fastmail|posteo|hey|duck|riseup|disroot|startmail|hushmail|mailfence|yopmail|skynet|bluewin|videotron)\.[a-z.]{2,6}$/;

/** It is the reader's own, or somebody wrote from it. */
const TOLD_OF =
  /\b(?:votre (?:\w+ )?(?:adresse|boite|numero|ligne|portable|mobile|telephone|e-?mail|courriel|compte|messagerie)|(?:vous|le|la) (?:joindre|rappeler)\b|depuis (?:l'adresse|votre)|(?:appeler|ecrire|joindre|sms|appel|message|mail|e-mail|courriel) depuis|est-ce (?:bien|le|la|celui|votre)|n'est (?:pas|plus)|n'etait|appartien\w*|appel(?:ait|aient)|ecri(?:t|vait|vaient) (?:encore|depuis|a nouveau)|se presentait|s'affich\w+|affich\w+|revien\w+|figur\w+|apparai\w+|cite\w*|(?:vous|m'|nous) (?:a|ont|avait|avaient) (?:\w+ )?(?:appel|ecrit|contact|envoy|joint)\w*|recus? d[eu']|(?:avez|avait|a) (?:recu|note|donne|utilise|indique|ecrit|appele)|utilis(?:e|ait|ee|es)\b|expediteur|bloquez|signal\w+|masqu\w+|avant d'appeler|surtax\w+|inscrite?|numero complet)\b/;

/** « parade-recours.fr » beside our « parade.example ». */
const looksLikeUs = (host: string): boolean =>
  installed()
    .hosts()
    .flatMap((own) => own.toLowerCase().split('.').slice(0, -1))
    .some((label) => label.length > 4 && host.includes(label));

const isForeignMailbox = (typed: string, text: string): boolean =>
  [...typed.matchAll(MAILBOX)].some(({ 0: mailbox, groups = {} }) => {
    if (isOwnMailbox(mailbox)) return false;
    const { host = '' } = groups;
    if (PROVIDERS.test(host) || looksLikeUs(host)) return true;
    return !namesCorrespondent(`${text} ${mailbox.replace(/[._-]/g, ' ')}`);
  });

/** `said` is without what is denied; `typed` as it stands, for a reading has letters for the sign. */
export const isNobodysKnown = (text: string, said: string, typed: string): boolean =>
  ((typed.includes('@') && isForeignMailbox(typed, text)) ||
    (foreignPhones(said).length > 0 && !namesInstitution(text))) &&
  !TOLD_OF.test(text);
