import { flat } from './reading.ts';

export interface FoundHandle {
  readonly kind: 'handle';
  readonly value: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const NETWORK =
  '(?:telegram|instagram|insta|snapchat|snap|tiktok|facebook|messenger|discord|skype|twitter|linkedin|vinted|leboncoin|signal|viber|threads)';
/** `@nom`, but for an e-mail. */
const AT = /(?<![\p{L}\p{N}_.@/-])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,40}/gu;
/** Behind a network's name: what looks like a handle, not like a word of the language. */
const BEHIND = new RegExp(
  `\\b(?:(?:compte|profil|pseudo|identifiant|nom|page|contact)\\s+)?${NETWORK}\\s*(?::|est|sous le (?:nom|pseudo)(?: de)?)?\\s*[«"“(]?\\s*((?=[\\p{L}\\p{N}_.:-]*[_.:\\d])[\\p{L}\\p{N}][\\p{L}\\p{N}_.:-]{2,40})`,
  'gu',
);
/** A word with an underscore is nobody's language. */
const UNDERSCORED =
  /(?<![\p{L}\p{N}_.@/:-])(?=[\p{L}\p{N}.-]{0,40}_)[\p{L}\p{N}_][\p{L}\p{N}_.-]{3,40}/gu;
/** Behind what a market or a network calls people. */
const CALLED = new RegExp(
  `\\b(?:acheteu(?:r|se)|vendeu(?:r|se)|pseudo(?:nyme)?|profil|identifiant|compte (?:${NETWORK}))\\s(?:c'est |etait |est |se nommait |: ?)?[«"“]?\\s?((?=[\\p{L}_.-]*[\\d_])[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]{3,40})`,
  'gu',
);
/** A person's name on a network stands with capitals: « Le profil Facebook Marie Garnier ». */
const NAMED =
  /(?:[Cc]ompte|[Pp]rofil|[Pp]seudo|[Pp]age)\s+(?:\p{L}+\s+)?(?:de |du nom de |au nom de |nommé |[«"“]\s*)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2})/gu;
const LEADING = new RegExp(`^${NETWORK}\\s+`, 'iu');
/** Skype writes a kind before its names. */
const SKYPE = /(?<![\p{L}\p{N}])live:[\p{L}\p{N}_.-]{3,40}/gu;

/** Handles on networks, where a text names the network or writes `@`. */
export function findHandles(text: string): FoundHandle[] {
  const plain = flat(text);
  const found: FoundHandle[] = [];
  const add = (start: number, length: number) => {
    const written = text.slice(start, start + length).replace(/[.:-]+$/, '');
    const end = start + written.length;
    if (written.length < 3 || found.some((each) => start < each.end && each.start < end)) return;
    found.push({ kind: 'handle', value: written.replace(/^@/, ''), text: written, start, end });
  };
  for (const { 0: handle, index } of text.matchAll(SKYPE)) add(index, handle.length);
  for (const { 0: handle, index } of text.matchAll(AT)) add(index, handle.length);
  for (const { 0: handle, index } of text.matchAll(UNDERSCORED)) add(index, handle.length);
  for (const match of [...plain.matchAll(BEHIND), ...plain.matchAll(CALLED)]) {
    const handle = match[1] ?? '';
    add(match.index + match[0].length - handle.length, handle.length);
  }
  for (const match of text.matchAll(NAMED)) {
    const name = (match[1] ?? '').replace(LEADING, '');
    if (name.includes(' ')) add(match.index + match[0].length - name.length, name.length);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
