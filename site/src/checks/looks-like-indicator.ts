/**
 * A pasted text may be somebody's own address, number or message. It goes to the check page, never
 * into an address or a search, which servers and browsers keep.
 */

/** More than anybody types to search by subject. */
const LONGEST_SEARCH = 40;

const SIGNS: readonly RegExp[] = [
  // An e-mail or a user name.
  /@/,
  // A link, a site, however it is spelled: `https://`, `hxxp://`, `www.`, `colis-suivi.example`.
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu,
  // A phone, an account, a card: six digits, whatever stands between them.
  /(?:\d[\s.·()-]*){6}/u,
  /\+\s?\d{2}/,
  // A number that is still being typed: from `0639` and `+3` on, and whatever has no letter at all.
  /^(?:\+|0\s?\d)/,
  /^[\d\s.·()/,-]*\d[\d\s.·()/,-]*$/u,
  // An IBAN: country, check digits, the beginning of the bank.
  /\b[a-z]{2}\d{2}\s?[a-z0-9]{4}/i,
  // A wallet by its beginning, or any long run of letters and digits.
  /\b(?:0x[\da-f]{4}|(?:bc1|ltc1|addr1)[a-z\d]{4})/i,
  /(?=\S*\d)(?=\S*\p{L})[\p{L}\p{N}]{12,}/u,
];

/** True for what must go to `/verifier` and nowhere else. */
export function looksLikeIndicator(typed: string): boolean {
  const text = typed.trim();
  return text.length > LONGEST_SEARCH || SIGNS.some((sign) => sign.test(text));
}
