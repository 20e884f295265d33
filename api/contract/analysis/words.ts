/**
 * Real words and names of people, towns and firms that are a letter away from a brand, from the French
 * and English lists of `@zxcvbn-ts`: a host that has one is no slip.
 */
const WORDS: ReadonlySet<string> = new Set(
  `acton adore agira aktion alliant altai amande amandes amelia amelie amender ample angie anta antan anterieur
anti antti appel appli applied apply arco auction audi boulange bourse caden camden carat cassen cayden
cloud coste culture cultural darby darcy dart dirty discount duane email engin engine envie faction finance
flow fortune fortunes frange general generale grange hein horton import inferieur interieure ions klara
lacoste lanef laporte laredorte leger lidia looking louane lydie lylia lyvia macia mail maine manif marty
mende mendes minted money morange morton oranger orage palatin papal party pass platine range revolt rhein
sane sein senhora sheen shen shin sonos steak stein stem stream stride strife strike strip stripes strive
team telegraf toro tregor tremor tresor trevor tuchan velia viale virale vital vitales abriter contraception
actions faction action`.split(/\s+/),
);
export const isWord = (word: string): boolean => WORDS.has(word);
