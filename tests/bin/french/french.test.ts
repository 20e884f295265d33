import { expect, it } from 'vitest';
import { frenchFaultsOf } from './sources.ts';

const LONG = Array.from({ length: 36 }, () => 'mot').join(' ');

/** The place and the kind of each fault: what comes before the words around it. */
const kinds = (file: string, source: string) =>
  frenchFaultsOf(file, source).map((line) => line.split(':').slice(1, 2).join());

it.each([
  ['a straight apostrophe', `const a = "Ce n'est pas vous.";`],
  ['a straight apostrophe', `const a = \`Le prix de l'envoi de \${name}\`;`],
  ['three dots', `const a = 'Envoi en cours...';`],
  ['no no-break space', `const a = 'Le prix : dix euros';`],
  ['no no-break space', `const a = 'Le prix: dix euros';`],
  ['no no-break space', `const a = 'Est-ce vous ?';`],
  ['no no-break space', `const a = 'Il a dit « non ».';`],
  ['no no-break space', `const a = \`Vous payez \${amount} €\`;`],
  ['no no-break space', `const a = 'Date' + ' de la commande : ' + day;`],
  ['36 words', `const a = 'Le ${LONG.slice(4)}.';`],
])('finds %s in %s', (fault, source) => {
  expect(kinds('a.ts', source)).toEqual([`1 has ${fault}`]);
});

it.each([
  ['three dots', '<p>Chargement ...</p>'],
  ['no no-break space', '<p>Attention !</p>'],
  ['no no-break space', '<p><strong>Prix</strong> : dix euros</p>'],
  ['a straight apostrophe', "<p>Jusqu'à {day}</p>"],
  ['no no-break space', '<input placeholder="Le prix : dix euros" />'],
  ['36 words', `<p>Le <em>${LONG.slice(0, 40)}</em> ${LONG.slice(48)} {name}.</p>`],
])('finds %s between the tags of %s', (fault, source) => {
  expect(kinds('a.tsx', `\nexport const A = () => ${source};`)).toEqual([`2 has ${fault}`]);
  const page = `---\nconst day = 'Le jour\u00a0?';\n---\n<!-- L'abc... -->\n${source}\n<br>`;
  expect(kinds('a.astro', page)).toEqual([`5 has ${fault}`]);
});

it('reads the script of a page', () => {
  expect(kinds('a.astro', `---\nconst a = "L'ami de l'un";\n---\n<p>Bonjour.</p>`)).toEqual([
    '2 has a straight apostrophe',
  ]);
});

it.each([
  `const a = 'Le prix\u00a0: dix\u00a0€, «\u00a0tout compris\u00a0»… C’est dit\u202f!';`,
  `// Ce n'est pas lu : un commentaire...`,
  `const a = "It doesn't answer: see whether it runs";`,
  `const a = '(?:le|la) (?:prix|somme) ?: ?';`,
  `const a = 'https://exemple.fr/la?une=2&les:3';`,
  `const a = '${'Une phrase courte. '.repeat(40)}';`,
])('lets %s pass', (source) => {
  expect(frenchFaultsOf('a.ts', source)).toEqual([]);
});

it('leaves the specification its own sentences, and them alone', () => {
  const own = 'Le fichier est trop volumineux. Taille maximale: 5MB';
  expect(frenchFaultsOf('a.ts', `const a = '${own}';`)).toEqual([]);
  expect(frenchFaultsOf('a.tsx', `const a = <h1>\n  Base d'Alertes\n</h1>;`)).toEqual([]);
  expect(kinds('a.ts', `const a = "La Base d'Alertes";`)).toEqual(['1 has a straight apostrophe']);
  expect(kinds('a.ts', `const a = '${own} pour l\\'envoi';`)).toEqual([
    '1 has a straight apostrophe',
  ]);
});

it('says where a page cannot be read', () => {
  expect(() => frenchFaultsOf('a.astro', '<p>Le prix')).toThrow('a.astro cannot be read');
});
