import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../contract/text.ts';
import { maskPrivate } from '../indicators/mask.ts';
import { possibleNames } from './names.ts';
import { redact } from './redact.ts';
import { identityFinder } from './victim.ts';

const NOBODY = { name: '', email: '', phone: '', address: '' };
const ELOISE = {
  name: 'Éloïse de La Marchand',
  email: 'eloise.marchand@courrier.exemple.fr',
  phone: '06 39 98 12 34',
  address: '12 bis rue des Lilas, 69003 Lyon, France',
};
const tell = (description: string, victim = NOBODY, contactInfo = '') =>
  redact({ title: 'Faux conseiller', description, contactInfo }, victim);

describe('what is the victim’s own goes', () => {
  it.each([
    ['Je suis Éloïse de La Marchand.', 'Je suis [nom retiré].'],
    ['Signé : ELOISE MARCHAND', 'Signé : [nom retiré]'],
    ['La Marchand de eloïse, ELOÏSE !', 'La [nom retiré] de [nom retiré], [nom retiré] !'],
    ['mon pseudo eloise.marchand75', 'mon pseudo [adresse e-mail retirée]75'],
    ['Marchande de fleurs et marchandise', 'Marchande de fleurs et marchandise'],
    ['à Eloise.Marchand@courrier.exemple.fr hier', 'à [adresse e-mail retirée] hier'],
    ['au +33 (0)6.39.98.12.34 hier', 'au [téléphone retiré] hier'],
    ['au 06/39/98/12/34 hier', 'au [téléphone retiré] hier'],
    ['au 0639981234 hier', 'au [téléphone retiré] hier'],
    ['moi (06 39 98 12 34) hier', 'moi ([téléphone retiré]) hier'],
    [
      'venu au 12 bis rue des lilas, à LYON (69003)',
      'venu au [adresse retirée], à [adresse retirée] ([adresse retirée])',
    ],
    ['rue des Lilas la nuit, en France', '[adresse retirée] la nuit, en France'],
  ])('%s', (story, expected) => {
    expect(tell(story, ELOISE).description).toBe(expected);
  });

  it.each([
    ['Anne Dubœuf', 'Signé Duboeuf, DUBOEUF et dubœuf'],
    ['Anne Duboeuf', 'Signé Dubœuf, DUBŒUF et duboeuf'],
    ['Paul Œuvrard', 'Oeuvrard, OEUVRARD et œuvrard'],
    ['Lætitia Strauß', 'Laetitia Strauss, LÆTITIA et straus\u00ads'],
    ['Marc L’Hermitte', "Lhermitte, L'Hermitte, LHERMITTE et l hermitte"],
    ['Marc Lhermitte', 'L’Hermitte, L-HERMITTE et l hermitte'],
    ['Jeanpierre Petit', 'Jean-Pierre, jean‑pierre'],
    ['Marc Lebœuf', 'Le Boeuf, le-bœuf et LEBOEUF'],
    ['Marc Le Bœuf', 'LEBŒUF, le-boeuf et leboeuf'],
    ['Søren Łukasz', 'Soren et Lukasz'],
    ['Anne Dubœuf', '𝐃𝐮𝐛𝐨𝐞𝐮𝐟 et Ｄｕｂｏｅｕｆ'],
  ])('the name %s, however it is typed: %s', (name, story) => {
    const { description } = tell(story, { ...NOBODY, name });
    expect(description.replaceAll('[nom retiré]', '')).toMatch(/^(?:Signé|et|[, ])*$/);
  });

  it('a street with a ligature', () => {
    const victim = { ...NOBODY, address: '4 rue des Œillets' };
    expect(tell('au 4 rue des Oeillets', victim).description).toBe('au [adresse retirée]');
    expect(identityFinder({ ...NOBODY, name: 'Anne Dubœuf' })('ANNE DUBOEUF')).toHaveLength(1);
  });

  it('also from what is said of the scammer, and from the title', () => {
    const { title, perpetratorInfo } = redact(
      {
        title: 'Éloïse escroquée',
        description: '',
        contactInfo: '01 99 00 12 34, il a appelé le 06 39 98 12 34',
      },
      ELOISE,
    );
    expect(title).toBe('[nom retiré] escroquée');
    expect(perpetratorInfo).toBe('01 99 00 12 34, il a appelé le [téléphone retiré]');
  });
});

describe('what nobody knows the owner of goes', () => {
  it.each([
    ['du 01 99 00 99 99 et du +44 20 7946 0958', 'du [téléphone retiré] et du [téléphone retiré]'],
    ['à conseil@banque.example', 'à [adresse e-mail retirée]'],
    ['à conseil [at] banque.example', 'à [adresse e-mail retirée]'],
    ['IBAN FR76 3000 6000 0112 3456 7890 189 merci', 'IBAN [numéro retiré] merci'],
    ['IBAN FR76 3000 6000 0112 3456 7890 180 merci', 'IBAN [numéro retiré] merci'],
    ['carte 4970 1012 3456 7893 merci', 'carte [numéro retiré] merci'],
    ['carte ４９７０_1012/3456·7893 merci', 'carte [numéro retiré] merci'],
    ['carte 4970\n1012 – 3456, 7893 merci', 'carte [numéro retiré] merci'],
    ['papier 12AB34567 merci', 'papier [numéro retiré] merci'],
    ['compte 𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖 merci', 'compte [numéro retiré] merci'],
    ['à jean.durand [at] orange [dot] fr svp', 'à [adresse e-mail retirée] svp'],
    ['à jean.durand(at)orange.fr svp', 'à [adresse e-mail retirée] svp'],
    ['à jean.durand arobase orange point fr svp', 'à [adresse e-mail retirée] svp'],
    ['à jean.durand @ orange.fr svp', 'à [adresse e-mail retirée] svp'],
    ['à jean.durand%40orange.fr svp', 'à [adresse e-mail retirée] svp'],
    ['à jean.durand@gmail .com svp', 'à [adresse e-mail retirée] svp'],
    ['le0639987105svp', 'le[téléphone retiré]svp'],
    ['0639987105,0199004712', '[téléphone retiré],[téléphone retiré]'],
    ['dossier 20261102345 merci', 'dossier [numéro retiré] merci'],
    ['vers 0x52908400098527886E0F7030069857D2E4169EE7', 'vers [portefeuille retiré]'],
    ['vers bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'vers [portefeuille retiré]'],
    ['vers 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'vers [portefeuille retiré]'],
  ])('%s', (story, expected) => {
    const { description, removed } = tell(story);
    expect(description).toBe(expected);
    expect(removed.length).toBeGreaterThan(0);
  });

  it.each([
    'le 12/10/2026 vers 14 h 30, puis le 13-10-2026 et le 2026-10-14',
    'le 12 11 2026 à 10:30, 2024-2025, 2024, 2025, 2026',
    'une somme de 12450000€, $1,200,000.50, 1\u00a0234\u00a0567,89\u00a0EUR',
    'une somme de 12 450 000 € puis 1 200 euros',
    'le site rendement-serein.example et https://colis.example/suivi',
    'au 17, au 33700 et au 0 % de frais',
  ])('but not: %s', (story) => {
    expect(tell(story)).toMatchObject({ description: story, removed: [] });
  });

  it('but for what the victim names as the scammer’s, in any spelling, which then shows masked', () => {
    const contact = '01 99 00 12 34, conseil@banque.example';
    const story = 'Appel du +33 1 99 00 12 34, mail de Conseil@banque.example.';
    const { description, removed } = tell(story, ELOISE, contact);
    expect(description).toBe(story);
    expect(removed).toEqual([]);
    expect(maskPrivate(description)).not.toMatch(/00 12 34|Conseil@/i);
  });

  it('keeps nothing of a contact that could not be masked', () => {
    const { perpetratorInfo } = tell(
      '',
      NOBODY,
      'carte 4970 1012 3456 7893, RIB 30006000011234567',
    );
    expect(perpetratorInfo).toBe('carte [numéro retiré], RIB [numéro retiré]');
  });
});

describe('whoever is called Monsieur or Madame goes', () => {
  it.each([
    [
      'Monsieur Jean Martin a appelé. Martin insistait.',
      'Monsieur [nom retiré] a appelé. [nom retiré] insistait.',
    ],
    ['M. DUPONT puis Mme de La Tour.', 'M. [nom retiré] puis Mme [nom retiré].'],
    ['MAÎTRE Le Goff et Me Kerbrat', 'MAÎTRE [nom retiré] et Me [nom retiré]'],
    ['le dr house et le Dr House', 'le dr house et le Dr [nom retiré]'],
    ['Madame, Monsieur, bonjour', 'Madame, Monsieur, bonjour'],
    ['il me Dit', 'il me Dit'],
    ['monsieur martin, puis maître dupond', 'monsieur [nom retiré], puis maître [nom retiré]'],
    ['madame d’ormesson et mme lenoir', 'madame [nom retiré] et mme [nom retiré]'],
    ['bonjour madame, monsieur, merci', 'bonjour madame, monsieur, merci'],
    ['ce monsieur disait le monsieur qui', 'ce monsieur disait le monsieur qui'],
    ['madame monsieur bonjour', 'madame monsieur bonjour'],
  ])('%s', (story, expected) => {
    expect(tell(story).description).toBe(expected);
  });

  it('and what still looks like a name is pointed at', async () => {
    expect(await possibleNames(['Sophie Kerbrat et Éloïse vivent en France, à Lyon.'])).toEqual([
      'Sophie Kerbrat',
      'Éloïse',
    ]);
    expect(await possibleNames(['IBAN FR76 et IBAN, sur IBAN FR.'])).toEqual([]);
    expect(await possibleNames(['[nom retiré] a payé la Banque Postale.'])).toEqual([]);
  });
});

describe('says once each what it took out', () => {
  it('as it stood', () => {
    const { removed } = tell('Éloïse, 06 39 98 12 34. Éloïse !', ELOISE);
    expect(removed).toEqual([
      { kind: 'name', text: 'Éloïse' },
      { kind: 'phone', text: '06 39 98 12 34' },
    ]);
  });
});

const NAMES = [
  'Éloïse',
  'Jean-Pierre',
  'Kévin',
  "N'Diaye",
  'Müller',
  'Ñuñez',
  'Le Goff',
  'Zoé',
  'Petit',
  'Ng',
];
const name = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES))
  .map((parts) => parts.join(' '));
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const phone = fc
  .tuple(fc.constantFrom('06', '07', '01', '+33 6', '0033 7', '+336'), digits(8))
  .map(([start, rest]) => start + rest.join(''));
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z]{3,10}([.+_-][a-z0-9]{1,8})?$/),
    fc.constantFrom('exemple.fr', 'mail.example'),
  )
  .map((parts) => parts.join('@'));
const filler = fc.constantFrom(
  '',
  ' ',
  ', ',
  ' a payé ',
  '\nle 12/10/2026 ',
  ' (',
  ') : ',
  '… ',
  '’',
  '-',
);
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.normalize('NFD'),
  (text: string) => fold(text),
);
const spaced = (gap: string) => (number: string) =>
  number.replace(/(\d)(?=(?:\d\d)+$)/g, `$1${gap}`);

const plain = (text: string) => fold(text).replace(/[^a-z0-9@.]+/g, ' ');

describe('nothing of the victim’s account is left', () => {
  it('wherever and however it stands', () => {
    const victims = fc.record({ name, email, phone, address: fc.constantFrom('', ELOISE.address) });
    const placed = fc.array(
      fc.tuple(
        fc.constantFrom('name', 'email', 'phone', 'address'),
        filler,
        spelling,
        fc.constantFrom(' ', '.', '-', '\u00a0', ''),
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(victims, placed, placed, (victim, inStory, inContact) => {
        const write = (parts: typeof inStory) =>
          parts
            .map(([what, gap, spell, separator]) => {
              const value = victim[what as keyof typeof victim];
              return ` ${what === 'phone' ? spaced(separator)(value) : spell(value)} ${gap}`;
            })
            .join('');
        const { title, description, perpetratorInfo } = redact(
          { title: write(inStory), description: write(inStory), contactInfo: write(inContact) },
          victim,
        );
        const text = [title, description, perpetratorInfo].join('\n');
        const words = new Set(plain(text).split(/[ .@]+/));
        for (const part of fold(victim.name).split(/[^a-z]+/)) {
          if (part.length > 1 && part !== 'le') expect(words).not.toContain(part);
        }
        expect(plain(text)).not.toContain(victim.email);
        expect(text.replace(/\D/g, '')).not.toContain(victim.phone.replace(/\D/g, '').slice(-9));
        expect(plain(text)).not.toMatch(/lilas|69003|lyon/);
      }),
      { numRuns: 500 },
    );
  });
});
