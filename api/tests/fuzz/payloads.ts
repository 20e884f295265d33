/** What nobody types on purpose, and what somebody types for a purpose. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'control characters': 'a\u0000b\u0007c\u001b[31md',
  'halves of a surrogate pair': 'a\ud800b\udfffc',
  'direction overrides': 'facture\u202egpj.exe\u202c \u2066x\u2069\u200f',
  'nothing to see': '\u200b\u200d\ufeff\u2060\u00ad',
  emoji: '👨‍👩‍👧‍👦 🇫🇷 😀 𝒳 é\u0301\u0302\u0303',
  markup: `<script>window.ran=1</script>"><img src=x onerror=window.ran=1>'<svg/onload=ran=1>`,
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}%s%n$' + '{7*7}',
  SQL: `' or 1=1; drop table users; -- \\' "`,
  'a mail header': 'a\r\nBcc: tous@exemple.fr\r\n\r\ncorps',
  'a path': '../../../etc/passwd%00%2e%2e%2f',
  '100 kB': 'a'.repeat(102_400),
};

/** The JSON of what is no text at all. */
export const HOSTILE_VALUES: Readonly<Record<string, string>> = {
  'a number': '7',
  'a huge number': '1e308',
  nothing: 'null',
  'a list': '["a","b"]',
  'an object': '{"toString":"a","length":7,"__proto__":{"role":"admin"}}',
  'a deep list': '['.repeat(20_000) + ']'.repeat(20_000),
  'a deep object': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
};

type Path = (string | number)[];

/** Where a body holds texts. */
export function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

const PLACE = 'here-comes-what-is-hostile';

/** The JSON of a body with something else, itself JSON, in the place of one text. */
export function withValue(body: object, path: Path, json: string): string {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  let parent = copy;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof copy;
  parent[path.at(-1) ?? ''] = PLACE;
  return JSON.stringify(copy).replace(`"${PLACE}"`, () => json);
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
