import type { IndicatorKind } from '../../../contract/indicators.ts';
import type { Place } from '../../../contract/reading/spans.ts';
import { findIndicators } from '../../public/alerts/indicators/find.ts';
import {
  isKnownHost,
  isOfficialHost,
  officialNumber,
} from '../../public/alerts/indicators/official.ts';
import { findFirms } from './firms.ts';
import { findHandles } from './handles.ts';
import { flat, sentencesOf, wordsAround } from './reading.ts';

export interface ProposedCounterparty {
  readonly kind: IndicatorKind | 'handle';
  /** As it is compared; a handle and a name as they were written. */
  readonly value: string;
  /** As it stands in the text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The words that it was read from. */
  readonly words: string;
}

/** What says that the thing behind it is the writer's own, or their bank's. */
const OWN =
  /\b(?:mon|ma|mes|notre|nos)\s(?:propre |nouve(?:au|l|lle) |vrai |ancien )?(?:adresse|e-?mail|mail|courriel|telephone|tel|numero|portable|mobile|fixe|compte|rib|iban|site|wallet|portefeuille|profil|pseudo)(?: (?:a moi|de telephone|e-?mail|mail|perso\w*|mobile|fixe|bancaire|\w+gram|facebook|snap\w*|tiktok))?\s?(?:(?:est|c'est|:|le|au|sur|=|->|\()\s?){0,3}$|\b(?:mon|ma|notre|la vraie) (?:agence|banque|conseiller|conseillere|operateur|assurance|assureur|avocate?)(?: \w+)?\s(?:au|est le|:|a l'adresse)\s?$|\b(?:numero|site|ligne|standard|application) (?:de|officiel(?:le)? de) (?:ma|notre|la) banque[^.;!?,]{0,20}$|\b(?:me |m')(?:joindre|contacter|rappeler|ecrire|repondre) (?:au|a|sur)( le)?\s*$|\b(?:le|du) vrai (?:site|numero)[^.;!?,]{0,25}$/;
/** « et mon téléphone le … »: the owner was said before the last comma or « et ». */
const isOwn = (plain: string, start: number): boolean =>
  OWN.test(plain.slice(Math.max(0, start - 80), start));

const isPublic = (kind: IndicatorKind, value: string): boolean => {
  if (kind === 'phone') return officialNumber(value) !== null;
  if (kind === 'domain') return isOfficialHost(value) || isKnownHost(value);
  if (kind === 'email') {
    const host = value.slice(value.lastIndexOf('@') + 1);
    return isOfficialHost(host);
  }
  return kind === 'url' && isOfficialHost(value.split(/[/?#:]/)[0] ?? '');
};

/**
 * Who a story says was on the other side: accounts, numbers, addresses, sites, handles and firms, each with
 * the words that it was read from. Not the writer's own, nor those of public services.
 * `isOurs`: whether a value is the platform's own.
 */
export function proposeCounterparties(
  text: string,
  isOurs: (kind: string, value: string) => boolean = () => false,
): ProposedCounterparty[] {
  const plain = flat(text);
  const sentences = sentencesOf(text);
  const handles = findHandles(text);
  const apart = (others: readonly Place[]) => (each: Place) =>
    !others.some((other) => each.start < other.end && other.start < each.end);
  const indicators = findIndicators(text)
    .filter(({ kind, value }) => !isPublic(kind, value))
    .filter(apart(handles.filter(({ text: written }) => written.includes(':'))))
    .map(({ kind, value, text: written, start, end }) => {
      // « (+33 6 … » of somebody who closes the bracket later.
      const lead = written.startsWith('(') && !written.includes(')') ? 1 : 0;
      return { kind, value, text: written.slice(lead), start: start + lead, end };
    });
  const hosts = indicators.flatMap(({ kind, value }) => (kind === 'domain' ? [value] : []));
  const others = [...indicators, ...handles.filter(apart(indicators))];
  const firms = findFirms(text, hosts).filter(apart(others));
  const found = [...others, ...firms].filter(
    ({ kind, value, start }) => !isOwn(plain, start) && !isOurs(kind, value),
  );
  const once = [...new Map(found.map((each) => [`${each.kind} ${each.value}`, each])).values()];
  return once
    .toSorted((a, b) => a.start - b.start)
    .map((each): ProposedCounterparty => {
      const sentence = sentences.find(({ start, end }) => start <= each.start && each.start < end);
      return {
        ...each,
        words: wordsAround(text, sentence ?? { start: 0, end: text.length }, each.start, each.end),
      };
    });
}
