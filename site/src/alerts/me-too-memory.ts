/** Which alerts this browser answered « Moi aussi » to, with the count of that moment. */

const KEY = 'parade-me-too';

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The count of the answer; undefined where this browser said nothing. */
export const rememberedCount = (alertId: string): number | undefined => read()[alertId];

export function remember(alertId: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [alertId]: count }));
  } catch {
    // This browser keeps nothing; the server still counts once.
  }
}
