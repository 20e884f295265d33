import { oneLine } from '../text.ts';
import { isRegistration, isSiret, isVatNumber, sirenOf } from './company-numbers.ts';

/** What a text of a legal notice must look like; `siret` is the one of the same notice. */
export interface Form {
  fits(text: string, siret: string): boolean;
  error: string;
}

/** Words that say that nothing is said. */
const NOTHING =
  /^(?:n\.? ?\/? ?[acd]\.?|néant|aucune?|inconnue?|test|rien|vide|sans|x+|à compléter|non communiquée?|donnée?)$/iu;

const words = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? [];
const distinct = (parts: readonly string[]) =>
  new Set(parts.map((part) => part.toLowerCase())).size;
const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
const isLink = (text: string) => /:\/\/|@|^\S+\.[a-z]{2,}$/i.test(text.trim());
/** Something that a reader learns from: so many different letters and digits, and no link in place of it. */
const says = (text: string, signs: number) =>
  !NOTHING.test(text.trim()) &&
  !isLink(text) &&
  distinct(text.match(/[\p{L}\p{N}]/gu) ?? []) >= signs;

const isName = (text: string) => says(text, 3) && lettersOf(text).length >= 2;
const isPerson = (text: string) =>
  says(text, 4) && !/\d/.test(text) && words(text).length >= 2 && distinct(words(text)) >= 2;
/** A link in it is no fault: a source may well name one. */
const isSentence = (text: string, least = 5) => distinct(words(text)) >= least && text.length >= 25;
const isPlace = (text: string) =>
  says(text, 8) && text.length >= 15 && /\d/.test(text) && words(text).length >= 3;

/** What the law asks of some companies alone is left out with the reason. */
const isExcused = (text: string) => {
  const [, reason = ''] = /^sans objet\s*[:(,–-]\s*(.+)$/iu.exec(text) ?? [];
  return says(reason, 4) && words(reason).some((word) => word.length >= 4);
};
const orExcused = ({ fits, error }: Form): Form => ({
  fits: (text, siret) => fits(text, siret) || isExcused(text),
  error: `${error}, ou «\u00a0Sans objet\u00a0:\u00a0» suivi de la raison`,
});

const LEGAL_FORMS =
  /(?<!\p{L})(?:sasu?|sarl|eurl|sa|sca|scs|snc|scop|scic|sci|selarl|selas|scp|gie|gip|ei|eirl|epic|epa|société|entreprise individuelle|micro-entreprise|auto-entrepreneur|association|fondation|fonds de dotation|coopérative|mutuelle|syndicat|avocate?s?|établissement public)(?!\p{L})/iu;

const isPhone = (text: string) => {
  const number = text.replace(/\(0\)/, '').replace(/[\s().-]/g, '');
  return (
    /^(?:0[1-9]\d{8}|3\d{3}|\+[1-9]\d{7,14})$/.test(number) && distinct([...number.slice(2)]) >= 2
  );
};

/** A host in public, under a name of more than one letter. */
const isHost = (host: string) => /(?:^|\.)[a-z0-9-]{2,}\.[a-z][a-z0-9-]+$/.test(host);

const isWebsite = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, port } = new URL(text);
  return protocol === 'https:' && `${username}${port}` === '' && isHost(hostname);
};

/** A share in figures or words, and how many were helped or how much came back. */
const CLAIMED =
  /\p{N}\s*(?:[%％٪‰]|pct\b|p\.\s?c\.)|pour\s?cents?(?!\p{L})|\p{N}\s*(?:(?:mille|k|m|millions?|milliards?)(?!\p{L}))?\s*(?:d(?:e\s|['’]))?(?:€|euros?)?\s*(?:de\s)?(?:victimes?|clients?|personnes?|dossiers?|avis|récupér|restitu|rembours|rendus?)/iu;

const EXAMPLE = 'par exemple';

/** The forms of the legal notice, each with the sentence that asks for it. */
export const FORMS = {
  name: { fits: isName, error: 'Indiquez un nom complet, tel qu’il est déclaré' },
  person: { fits: isPerson, error: 'Indiquez le prénom et le nom d’une personne' },
  legalForm: {
    fits: (text) => LEGAL_FORMS.test(text.replaceAll('.', '')),
    error: `Indiquez la forme juridique, ${EXAMPLE} «\u00a0SAS\u00a0» ou «\u00a0Association loi 1901\u00a0»`,
  },
  capital: orExcused({
    fits: (text) => /[1-9][\d\s.,]*\s*(?:€|euros?\b|eur\b)/iu.test(text),
    error: `Indiquez le montant en euros, ${EXAMPLE} «\u00a010\u00a0000\u00a0€\u00a0»`,
  }),
  siret: {
    fits: isSiret,
    error: 'Ce numéro SIRET n’existe pas\u00a0: vérifiez ses quatorze chiffres',
  },
  activity: {
    fits: (text) => /^(?!00)\d{2}\.?\d{2}\s?[A-Z](?![\p{L}\d])/u.test(text),
    error: `Un code APE a quatre chiffres et une lettre, ${EXAMPLE} «\u00a069.20Z\u00a0»`,
  },
  registration: orExcused({
    fits: (text, siret) => isRegistration(text, sirenOf(siret)),
    error: `Indiquez la ville du greffe et le SIREN, celui du numéro SIRET, ${EXAMPLE} «\u00a0Lyon 123\u00a0456\u00a0782\u00a0»`,
  }),
  vat: orExcused({
    fits: (text, siret) => isVatNumber(text, sirenOf(siret)),
    error: 'Indiquez FR, la clé de deux chiffres et le SIREN, celui du numéro SIRET',
  }),
  address: {
    fits: (text) => isPlace(text) && /(?<!\d)(?!00)\d{2} ?\d{3}(?!\d)/.test(text),
    error: 'Indiquez l’adresse entière\u00a0: rue, code postal et ville',
  },
  /** Of a host, which may well be in another country. */
  addressAnywhere: {
    fits: isPlace,
    error: 'Indiquez l’adresse entière\u00a0: rue, ville et pays',
  },
  phone: {
    fits: isPhone,
    error: `Indiquez un numéro complet, ${EXAMPLE} «\u00a001\u00a023\u00a045\u00a067\u00a089\u00a0»`,
  },
  email: {
    fits: (text) => isHost(text.toLowerCase().split('@').at(-1) ?? ''),
    error: 'Indiquez une adresse e-mail qui est lue',
  },
  website: {
    fits: isWebsite,
    error: 'Indiquez l’adresse entière du site, qui commence par https://',
  },
  sentence: {
    fits: (text) => isSentence(text),
    error: 'Dites-le en une phrase\u00a0: cinq mots différents au moins',
  },
  /** A figure in a text would stand without its evidence. */
  unclaimed: {
    fits: (text) => !CLAIMED.test(oneLine(text)),
    error:
      'Un chiffre de votre activité se déclare dans «\u00a0Chiffres\u00a0», avec sa preuve\u00a0: pas dans un texte',
  },
  insurance: {
    fits: (text) => isSentence(text, 4),
    error: 'Nommez l’assureur, ses coordonnées et le territoire couvert',
  },
  reference: {
    fits: (text) =>
      says(text, 3) && text.length >= 5 && /\d/.test(text) && !/^(?:19|20)\d\d$/.test(text),
    error: 'Recopiez le numéro qui figure sur le titre, en entier',
  },
  register: {
    fits: (text) => /^\d{5,9}$/.test(text) && distinct([...text]) >= 2,
    error: 'Recopiez le numéro qui figure au REGAFI, en chiffres seulement',
  },
  pages: {
    fits: (text) => /^[1-9]\d{0,2}(?:\s?[-–]\s?[1-9]\d{0,2})?$/.test(text),
    error: `Indiquez la page du document, ${EXAMPLE} «\u00a012\u00a0» ou «\u00a012-14\u00a0»`,
  },
} satisfies Record<string, Form>;
