/** A bank, a branch, an account and its key run together, parted by marks, or each after its label. */
const FORMS = [
  /(?<!\d)(?=(\d{5})(\d{5})([A-Z0-9]{11})(\d\d)(?!\d))/gi,
  /(?<!\d)(?=(\d{5})[^\p{L}\p{N}]{1,5}(\d{5})[^\p{L}\p{N}]{1,5}([A-Z0-9](?:[^\p{L}\p{N}]{0,3}[A-Z0-9]){10})[^\p{L}\p{N}]{1,5}(\d\d)(?!\d))/giu,
  /(?<!\d)(?=(\d{5})\D{1,30}(\d{5})(?!\d)\D{1,30}(?<![\p{L}\p{N}])([A-Z0-9]{11})(?![\p{L}\p{N}])\D{1,30}(\d\d)(?!\d))/giu,
];

/** A and J are 1, B, K and S are 2, … I, R and Z are 9. */
function digitOf(letter: string): string {
  const at = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return String(at < 18 ? (at % 9) + 1 : at - 16);
}

/** A French account's key is 97 minus its remainder by 97 (CFONB, relevé d’identité bancaire). */
function hasKey(bank: string, branch: string, account: string, key: string): boolean {
  const number = account
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[A-Z]/g, digitOf);
  const sum = 89 * Number(bank) + 15 * Number(branch) + 3 * Number(number);
  return 97 - (sum % 97) === Number(key);
}

/** Whether a text holds a French account with its key, without the FR of its IBAN. */
export const holdsRib = (text: string): boolean =>
  FORMS.some((form) =>
    [...text.matchAll(form)].some(([, bank = '', branch = '', account = '', key = '']) =>
      hasKey(bank, branch, account, key),
    ),
  );
