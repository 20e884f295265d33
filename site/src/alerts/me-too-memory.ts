/** Which alerts this browser answered « Moi aussi » to, with the count of that moment. */

const KEY = 'parade-me-too';

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The count that the answer brought; undefined where nothing was said here. */
export const rememberedCount = (alertId: string): number | undefined => read()[alertId];

export function remember(alertId: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [alertId]: count }));
  } catch {
    // A browser that keeps nothing: the server still counts once.
  }
}
