/**
 * Characters that look like a Latin letter, by that letter: Cyrillic, Greek,
 * Armenian, Cherokee, Lisu, small capitals and other Latin. After Unicode's
 * UTS 39, in our own words; full width, mathematical and circled ones are NFKD's.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'АΑᎪꓮᴀ',
  B: 'ВΒᏴꓐʙᏼ',
  C: 'СϹᏟꓚᴄҪ',
  D: 'ᎠꓓᴅĐÐ',
  E: 'ЕΕᎬꓰᴇЄƐ',
  F: 'ϜꓝҒꜰƑ',
  G: 'ԌᏀꓖɢ',
  H: 'НΗᎻꓧʜҢ',
  I: 'ІΙӀꓲƖЇ',
  J: 'ЈᎫꓙᴊ',
  K: 'КΚᏦꓗᴋҚ',
  L: 'ᏞꓡʟŁ',
  M: 'МΜᎷꓟϺᴍ',
  N: 'ΝꓠɴИ',
  O: 'ОΟՕꓳᴏØΘ',
  P: 'РΡᏢꓑᴘ',
  Q: 'Ԛ',
  R: 'ᏒꓣʀЯᖇ',
  S: 'ЅՏᏚꓢꜱ',
  T: 'ТΤᎢꓔᴛŦ',
  U: 'ՍꓴᴜԱ',
  V: 'ᏙꓦᴠѴ',
  W: 'ԜᎳꓪᴡ',
  X: 'ХΧꓫ᙭Ҳ',
  Y: 'ҮΥꓬʏУ',
  Z: 'ΖᏃꓜᴢ',
  a: 'аαɑ',
  b: 'ЬƄЪ',
  c: 'сϲ',
  d: 'ԁɗđ',
  e: 'еєҽε',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιıɩɪї',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏłƚ',
  m: 'м',
  n: 'ոռη',
  o: 'оοօσø',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦɾ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υսʋ',
  v: 'νѵ',
  w: 'ԝѡωա',
  x: 'хχ',
  y: 'уүγ',
  z: 'ʐƶ',
  oe: 'œŒ',
  ae: 'æÆ',
  "'": '’‘ʼʹ´`′',
  '-': '‐‑‒–—―−',
  '.': '。․ꓸ۔⸳˙｡܁܂⸱ㆍ॰꘎',
  '0': '〇零',
  '1': '一壹',
  '2': '二贰',
  '3': '三叁',
  '4': '四肆',
  '5': '五伍',
  '6': '六陆',
  '7': '七柒',
  '8': '八捌',
  '9': '九玖',
  '/': '∕⁄',
};

const BY_CHARACTER = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) =>
    [...alike].map((character) => [character, letter] as const),
  ),
);

/** The first of a run of letters or digits, and what they stand for: flags, black circles. */
const RUNS: readonly (readonly [first: number, values: string])[] = [
  [0x1f1e6, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [0x1f150, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [0x1f170, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
  [0x24f5, '123456789'],
  [0x24ff, '0'],
];

const DIGIT = /^\p{Nd}$/u;
const isDigit = (code: number) => DIGIT.test(String.fromCodePoint(code));

/** Every script's ten digits stand together from zero on, and some runs touch. */
function digitOf(code: number): string {
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

function plainOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const alike = BY_CHARACTER.get(character);
  if (alike !== undefined) return alike;
  if (code > 0x7f && isDigit(code)) return digitOf(code);
  const run = RUNS.find(([first, values]) => code >= first && code < first + values.length);
  return run?.[1][code - run[0]] ?? character;
}

const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;

const known = new Map<string, string>();

/** What a character is read as: nothing for an invisible one or a mark, ASCII for what looks like it. */
export function readAs(character: string): string {
  let plain = known.get(character);
  if (plain === undefined) {
    // Once before and once after the table: `ɢ` is in it, `ﬁ` and `Ａ` are not, `Й` is И with a mark.
    plain = [...(BY_CHARACTER.get(character) ?? character).normalize('NFKD').replace(NOT_SEEN, '')]
      .map(plainOf)
      .join('');
    known.set(character, plain);
  }
  return plain;
}
