/** How a text goes from one page to the check without standing in an address: by the tab's own memory. */

const KEY = 'parade-check';
const CHECK_PAGE = '/verifier';

/** Leaves for the check page with what was typed. */
export function leaveForCheck(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing: there the text is pasted once more.
  }
  location.assign(CHECK_PAGE);
}

/** What was handed over, once: it is gone afterwards. */
export function takeHandedOver(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
