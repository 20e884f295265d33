/** What a search asks for, and how it stands in the address of the page. */
import type { AlertPage } from '@parade/api/contract/alerts.ts';
import { fold } from '@parade/api/contract/text.ts';
import { looksLikeIndicator } from '../checks/looks-like-indicator.ts';

/** Empty is « all ». `fraudType` and `country` as the API names them. */
export interface Search {
  q: string;
  fraudType: string;
  country: string;
  sort: 'recent' | 'amount' | 'reported';
}

export const EVERYTHING: Search = { q: '', fraudType: '', country: '', sort: 'recent' };

export const SORT_LABELS = {
  recent: 'Plus récentes',
  amount: 'Montant',
  reported: 'Plus signalées',
} as const;

const SORT_WORDS = { recent: '', amount: 'montant', reported: 'signalements' } as const;
const SORTS = Object.keys(SORT_WORDS) as Search['sort'][];

/** « Phishing / Email frauduleux » → `phishing-email-frauduleux`. */
const wordOf = (label: string) =>
  fold(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The values that a filter knows. */
export interface Choices {
  fraudTypes: readonly string[];
  countries: readonly string[];
}

/** The part of an address behind its path: `?q=colis&type=fraude-bancaire&tri=montant`, or nothing. */
export function addressOf({ q, fraudType, country, sort }: Search): string {
  const parts = {
    q: looksLikeIndicator(q) ? '' : q.trim(),
    type: wordOf(fraudType),
    pays: wordOf(country),
    tri: SORT_WORDS[sort],
  };
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** The search that an address asks for; values that no filter knows are left out. */
export function searchOf(address: string, { fraudTypes, countries }: Choices): Search {
  const given = new URLSearchParams(address);
  const among = (values: readonly string[], name: string) =>
    values.find((value) => wordOf(value) === given.get(name)) ?? '';
  return {
    q: given.get('q') ?? '',
    fraudType: among(fraudTypes, 'type'),
    country: among(countries, 'pays'),
    sort: SORTS.find((sort) => SORT_WORDS[sort] === given.get('tri')) ?? 'recent',
  };
}

export const isEverything = (search: Search): boolean => addressOf(search) === '';

/** The request to the API, without words that look like an indicator. */
export function questionOf({ q, fraudType, country, sort }: Search, cursor?: string): string {
  const words = looksLikeIndicator(q) ? '' : q.trim();
  const parts = { q: words, fraudType, country, sort, cursor: cursor ?? '' };
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return `/api/alerts?${new URLSearchParams(given)}`;
}

/** What the page shows: the static first page has the same shape as an answer. */
export type Results = Pick<AlertPage, 'items' | 'nextCursor' | 'total' | 'totalIsMore'>;
