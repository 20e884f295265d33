/** Who has an account, and their papers. */
import { idOf, instant, KIND, later, lot, pick, type Row, SIZES, shares } from './making.ts';

const FIRST =
  'Éloïse Noé Camille Hugo Inès Léa Jean Marie Paul Anne Luc Zoé Marc Julie Pierre Chloé Yves Nadia Karim Fatou'.split(
    ' ',
  );
const LAST =
  'Marchand Vidal Roche Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefèvre Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure Rousseau Blanc Guérin Muller Henry'.split(
    ' ',
  );
const HOSTS = ['exemple.fr', 'courrier.example', 'poste.example', 'boite.example'];
export const WHERE =
  'Lyon Brest Lille Nantes Toulouse Bordeaux Rennes Nice Strasbourg Grenoble Dijon Angers Reims Tours'.split(
    ' ',
  );

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const nameOf = (at: number) => `${pick(FIRST, at, 3)} ${pick(LAST, at, 5)}`;
export const emailOf = (at: number) =>
  `${fold(nameOf(at)).replaceAll(' ', '.')}.${at}@${pick(HOSTS, at, 7)}`;
export const ownerOf = (at: number, salt: number) => idOf(KIND.user, lot(at, SIZES.accounts, salt));

export function user(at: number): Row {
  const name = nameOf(at);
  const digits = `336${String(10_000_000 + at * 7)
    .padStart(8, '0')
    .slice(0, 8)}`;
  const createdAt = instant(at, SIZES.accounts);
  return {
    id: idOf(KIND.user, at),
    email: emailOf(at),
    passwordHash: '-',
    name,
    nameFolded: fold(name),
    phone: `0${digits.slice(2)}`,
    phoneDigits: digits,
    address: `${1 + lot(at, 90)} rue des Lilas, ${pick(WHERE, at)}`,
    role: 'user',
    status: shares(at, 19, ['active', 960], ['blocked', 20], ['disabled', 20]),
    verified: shares<number>(at, 23, [0, 700], [1, 300]),
    lastLoginAt: lot(at, 5) === 0 ? null : later(createdAt, lot(at, 200, 29)),
    createdAt,
    updatedAt: createdAt,
  };
}
export const paper = (at: number): Row => ({
  id: idOf(KIND.document, at),
  ownerId: idOf(KIND.user, at * 9),
  slot: 'idFront',
  name: 'IMG_0007.jpg',
  type: 'image/jpeg',
  size: 2_000_000,
  sha256: '0'.repeat(64),
  hasCopy: 1,
  createdAt: instant(at, SIZES.identities),
  attachedAt: instant(at, SIZES.identities),
});

export const identity = (at: number): Row => ({
  id: idOf(KIND.kyc, at),
  userId: idOf(KIND.user, at * 9),
  fullName: nameOf(at * 9),
  dateOfBirth: '1984-03-12',
  address: '3 rue des Tilleuls, 69003 Lyon',
  idNumber: `88069${at}`,
  idFrontId: idOf(KIND.document, at),
  uploadMethod: 'multipart',
  status: shares(at, 97, ['approved', 850], ['rejected', 100], ['pending', 50]),
  submittedAt: instant(at, SIZES.identities),
});
