import { describe, expect, it } from 'vitest';
import { findPaymentDetails } from './payment-details.ts';

const holdsPaymentDetails = (text: string) => findPaymentDetails(text) !== undefined;

/** The same texts in every run (Park and Miller's generator). */
function drawn(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * end);
  };
  const digits = (length: number) => Array.from({ length }, () => below(10)).join('');
  const of = <Item>(...items: [Item, ...Item[]]) => items[below(items.length)] ?? items[0];
  const two = (from: number, to: number) => String(from + below(to - from + 1)).padStart(2, '0');
  return { below, digits, of, two };
}
type Draw = ReturnType<typeof drawn>;

const grouped = (amount: number, by: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, by);
const pairs = (digits: string, by: string) => (digits.match(/../g) ?? []).join(by);

const year = ({ two }: Draw) => `20${two(24, 27)}`;
const day = (draw: Draw) => `${draw.two(1, 31)}/${draw.two(1, 12)}/${year(draw)}`;
const hour = ({ of, two }: Draw) => `${two(0, 23)}${of(':', ' h ', 'h')}${two(0, 59)}`;
const mobile = ({ digits, of }: Draw, by = of(' ', '.', '-', '')) =>
  pairs(`0${of('1', '4', '6', '7', '9')}${digits(8)}`, by);
const abroad = ({ digits, of }: Draw, by = of(' ', '.', '')) =>
  `+33${by}${of('1', '6', '7')}${by}${pairs(digits(8), by)}`;
const amount = ({ below, digits, of }: Draw) =>
  `${grouped(below(90_000) + 10, of(' ', '\u00a0', '\u202f'))}${of('', `,${digits(2)}`)}`;

/** Each makes one item of a list. */
const ITEMS: Readonly<Record<string, (draw: Draw) => string>> = {
  dates: day,
  'dates with two digits of year': ({ two }) => `${two(1, 31)}/${two(1, 12)}/${two(24, 27)}`,
  'dates with dots': (draw) => day(draw).replaceAll('/', '.'),
  'ISO dates': (draw) => `${year(draw)}-${draw.two(1, 12)}-${draw.two(1, 28)}`,
  'days without a year': ({ below }) => `${1 + below(31)}/${1 + below(12)}`,
  'single digits of days': ({ below }) => `${1 + below(9)}/${1 + below(9)}`,
  'ranges of dates': (draw) => `${day(draw)} - ${day(draw)}`,
  years: year,
  hours: hour,
  'ranges of hours': (draw) => `${draw.below(12)}:00-${12 + draw.below(10)}:${draw.two(0, 59)}`,
  'days with hours': (draw) => `${day(draw)} ${hour(draw)}`,
  'telephone numbers': (draw) => mobile(draw),
  'numbers from abroad': (draw) => abroad(draw),
  'two numbers and a slash': (draw) => `${abroad(draw)}${draw.of('/', ' / ')}${abroad(draw)}`,
  'numbers from here and abroad': (draw) => draw.of(mobile, abroad)(draw),
  'numbers with hours': (draw) => `${abroad(draw)}, ${hour(draw)}-${hour(draw)}`,
  'numbers of helplines': (draw) =>
    draw.of('116 006', '0 805 805 817', '33700', '17', '3018', '39 19', mobile(draw)),
  'short numbers': ({ of }) => of('3018', '3919', '3117', '3020', '3114', '3133', '3646', '119'),
  amounts: (draw) => amount(draw),
  'amounts in euros': (draw) => `${amount(draw)} €`,
  'amounts in whole tens': ({ below }) => `${100 + below(900)}0 €`,
  'a date and an amount': (draw) => `${day(draw)} : ${amount(draw)} €`,
  'a date and an amount in whole tens': (draw) => `${day(draw)} : ${100 + draw.below(900)}0`,
  'amounts and rates': (draw) => `${amount(draw)} € à ${draw.below(30)},${draw.digits(1)} %`,
  'PAY numbers without their letters': ({ digits }) => `17${digits(11)}-${digits(3)}`,
  'PAY numbers': ({ digits }) => `PAY-17${digits(11)}-${digits(3)}`,
  'numbers of invoices': (draw) => `F-${year(draw)}-${draw.digits(4)}`,
  SIREN: ({ digits }) => grouped(Number(`4${digits(8)}`), ' '),
  percentages: ({ below }) => `${below(100)} %`,
};

const LISTS = [', ', ' ; ', '\n', ' et ', ' / ', ' - ', ' '] as const;
const TEXTS = 2000;

describe('ordinary texts of staff', () => {
  it.each(Object.entries(ITEMS))('pass, but for one in two hundred: %s', (_, item) => {
    const draw = drawn(20_261_121);
    const refused = Array.from({ length: TEXTS }, () => {
      const items = Array.from({ length: 2 + draw.below(9) }, () => item(draw));
      return `Bonjour, voici : ${items.join(draw.of(...LISTS))}. À bientôt.`;
    }).filter(holdsPaymentDetails);
    expect(refused.slice(0, Math.max(0, refused.length - TEXTS / 200))).toEqual([]);
  });

  it('pass where all kinds stand together', () => {
    const draw = drawn(7);
    const [first = day, ...others] = Object.values(ITEMS);
    const refused = Array.from({ length: TEXTS }, () =>
      Array.from({ length: 8 }, () => draw.of(first, ...others)(draw)).join(draw.of(...LISTS)),
    ).filter(holdsPaymentDetails);
    expect(refused.slice(0, Math.max(0, refused.length - TEXTS / 200))).toEqual([]);
  });

  it.each([
    'Appelez-nous : +33 6 55 89 12 81, 9:00-18:00.',
    'Vos versements : 6 374,22, 3 630,11, 7 881,96 euros.',
    'Échéances : 30/12/2026, 27/01/2026, 26/01/2026.',
    'Rendez-vous 4/6, 5/4, 6/5, 7/9, 8/5, 9/11, 10/10 14:30',
    'Signalement SIG-7K3F-92, contrat CTR-8K2M-47, rétractation RET-2026-0042, PAY-1763600000000-123',
    'Code banque : 30006, code guichet : 00001, compte : 12345678901, clé RIB : 88',
    '41111111-1111-4111-8111-111111111111 et 9b2e6c1a-4111-4222-8333-444455556666',
    'Mettez à jour Firefox 128, puis la box : 06 55 89 12 81, 06 55 89 12 82, 06 55 89 12 83, 06 55 89 12 84',
    'https://www.interieur.gouv.fr/actualites/communiques/Lutte-contre-les-escroqueries-2026',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032226842/2026-11-21',
    'anticonstitutionnellement, RecommandationsDeLaBanqueDeFrance2026, Tonnerre, Solidarité',
    'MERCIDENEJAMAISCOMMUNIQUERVOSCODESNIVOTREMOTDEPASSEAPERSON',
  ])('pass: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(false);
  });
});
