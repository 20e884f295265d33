/** The guided import of a public list: what is asked, what the preview shows, where lists are fetched. */
import { z } from 'zod';
import { INDICATOR_KINDS, INDICATOR_LABELS } from './indicators.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { requiredText } from './text-fields.ts';

/** Characters of a list that is sent: proxies let 8 MB through. A larger one comes from the folder. */
export const MAX_LIST_LENGTH = 6_000_000;

interface AdapterWords {
  label: string;
  /** What such a file looks like. */
  about: string;
}

/** The formats, in the words of who picks one. */
export const LIST_ADAPTERS = {
  domains: { label: 'Un site par ligne', about: 'Par exemple\u00a0: piege.example' },
  hosts: {
    label: 'Fichier hosts',
    about: 'Une adresse puis un site par ligne\u00a0: 0.0.0.0 piege.example',
  },
  'red-flag-domains': {
    label: 'Red Flag Domains',
    about: 'Le CSV des noms de domaine douteux, avec sa colonne fqdn.',
  },
  abe: {
    label: 'ABE Info Service (AMF, ACPR)',
    about: 'Les listes noires en CSV à points-virgules\u00a0: noms, date, catégorie.',
  },
  'eth-phishing-detect': {
    label: 'eth-phishing-detect (MetaMask)',
    about: 'Le JSON avec sa liste blacklist.',
  },
  'polkadot-js': {
    label: 'polkadot-js/phishing',
    about: 'Le JSON avec sa liste deny, ou celui des adresses de portefeuille.',
  },
  csv: {
    label: 'Autre tableau (CSV)',
    about: 'Vous dites ensuite dans quelle colonne se trouve ce qu’elle signale.',
  },
} as const satisfies Readonly<Record<string, AdapterWords>>;
export type ListAdapter = keyof typeof LIST_ADAPTERS;
const ADAPTER_NAMES = Object.keys(LIST_ADAPTERS) as [ListAdapter, ...ListAdapter[]];

export const COLUMN_KINDS = ['site', ...INDICATOR_KINDS] as const;
export const COLUMN_LABELS: Readonly<Record<(typeof COLUMN_KINDS)[number], string>> = {
  site: 'Site ou lien',
  ...INDICATOR_LABELS,
};

export const LIST_REFRESHES = ['never', 'daily', 'weekly', 'monthly'] as const;
export type ListRefresh = (typeof LIST_REFRESHES)[number];
export const REFRESH_LABELS: Readonly<Record<ListRefresh, string>> = {
  never: 'Jamais',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine',
  monthly: 'Chaque mois',
};

/** Where a list comes from: a file that is sent, one of `LISTS_DIR`, an address of `LISTS_URLS`. */
const LIST_ORIGINS = ['upload', 'folder', 'address'] as const;
export type ListOrigin = (typeof LIST_ORIGINS)[number];

const column = z.coerce
  .number({ error: 'Un numéro de colonne, à partir de 1.' })
  .int('Un numéro de colonne, à partir de 1.')
  .min(1, 'Un numéro de colonne, à partir de 1.')
  .max(999, 'Un numéro de colonne, à partir de 1.');

/** How a file is read. Of a table: what stands in which column. */
export const listReading = z
  .object({
    adapter: z.enum(ADAPTER_NAMES, { error: 'Choisissez le format du fichier.' }),
    columnKind: z.enum(COLUMN_KINDS).default('site'),
    column: column.default(1),
  })
  .strict();
export type ListReading = z.output<typeof listReading>;

const asked = listReading
  .extend({
    origin: z.enum(LIST_ORIGINS, { error: 'Dites d’où vient le fichier.' }),
    /** The file of the folder, or the name of the address. */
    place: z.string().max(200).default(''),
    /** What the file says, where it is sent. */
    text: z
      .string()
      .max(
        MAX_LIST_LENGTH,
        'Ce fichier est trop grand (6 Mo)\u00a0: il passe par le dossier du serveur.',
      )
      .default(''),
    /** The short name of the list that it replaces; without it that of its title. */
    name: z
      .string()
      .regex(/^[\p{L}\p{N} ._-]{0,120}$/u)
      .default(''),
    title: staffText(requiredText('Écrivez le titre que lisent les visiteurs.', 120)),
    sourceUrl: z
      .url({ protocol: /^https?$/, error: 'Écrivez l’adresse où on la trouve, avec https://' })
      .max(500),
    licence: staffText(requiredText('Écrivez sa licence, ou ce que dit qui la publie.', 120)),
    /** Calendar day on which its publisher made it. */
    asOf: z.iso.date({ error: 'Dites de quel jour est la liste.' }),
    refresh: z.enum(LIST_REFRESHES, { error: 'Dites quand elle se met à jour.' }),
  })
  .refine(({ origin, text }) => origin !== 'upload' || text !== '', {
    path: ['text'],
    error: 'Choisissez le fichier de la liste.',
  })
  .refine(({ origin, place }) => origin === 'upload' || place !== '', {
    path: ['place'],
    error: 'Choisissez dans la liste.',
  })
  .refine(({ origin, refresh }) => origin !== 'upload' || refresh === 'never', {
    path: ['refresh'],
    error: 'Un fichier de votre ordinateur ne se met pas à jour seul.',
  });

/** `POST /api/admin/list-previews`: nothing is stored. */
export const listPreviewRequest = staffForm(asked);
export type ListPreviewRequest = z.input<typeof listPreviewRequest>;

/** `POST /api/admin/lists`: what the preview showed, and nothing else. */
export const listImportRequest = staffForm(
  asked.safeExtend({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Of the version before, as the preview showed it; empty for a new list. */
    before: z.string().max(64),
    allowShrink: z.boolean().default(false),
  }),
);
export type ListImportRequest = z.input<typeof listImportRequest>;

const count = z.number().int();

export const listPreview = z.object({
  /** Of the file; and of the version that it would replace, empty for none. */
  sha256: z.string(),
  before: z.string(),
  /** What the file names, doubles included, and different entries. */
  read: count,
  entries: count,
  byKind: z.array(z.object({ kind: z.enum(INDICATOR_KINDS), count })),
  /** The first of them, as they would be compared. */
  examples: z.array(z.string()),
  badLines: count,
  /** The numbers of the first of them. */
  firstBadLines: z.array(count),
  leftOut: count,
  added: count,
  removed: count,
  /** The version that it replaces; null for a new list. */
  replaces: z.object({ title: z.string(), asOf: z.string(), entries: count }).nullable(),
  /** Whether it loses more than the drop guard lets through. */
  shrinks: z.boolean(),
});
export type ListPreview = z.infer<typeof listPreview>;

/** Where the operator lets lists be fetched from: null for what is not set. */
export const listPlaces = z.object({
  folder: z.array(z.string()).nullable(),
  addresses: z.array(z.object({ name: z.string(), host: z.string() })).nullable(),
});
export type ListPlaces = z.infer<typeof listPlaces>;
