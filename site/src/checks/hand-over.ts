/** Carries a text to the check page in the tab's own memory, so that no address holds it. */

const KEY = 'parade-check';
const CHECK_PAGE = '/verifier';

/** Leaves for the check page with what was typed. */
export function leaveForCheck(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // This browser keeps nothing: the text has to be pasted again.
  }
  location.assign(CHECK_PAGE);
}

/** Takes what was handed over, once: it is gone afterwards. */
export function takeHandedOver(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
