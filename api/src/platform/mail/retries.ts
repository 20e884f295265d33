const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first failures; later ones wait as long as the last. */
const WAITS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const;
/** A mail server may be down over a long weekend. */
const GIVE_UP_AFTER = 4 * 24 * HOUR;

/** How long to wait after a failure, in ms, or null when it is time to give up. */
export function waitAfter(
  mail: { attempts: number; createdAt: string },
  now: Date,
  random: () => number = Math.random,
): number | null {
  if (now.getTime() - Date.parse(mail.createdAt) > GIVE_UP_AFTER) return null;
  const wait = WAITS[Math.min(mail.attempts, WAITS.length) - 1] ?? HOUR;
  // Spread by a quarter either way, so that what failed together does not come back together.
  return Math.round(wait * (0.75 + random() / 2));
}

const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH']);

const detailsOf = (error: unknown) =>
  error as { code?: string; responseCode?: number; response?: string; command?: string };

/** Whether the server itself fails, and not this mail: then others need not be tried now. */
export function isUnreachable(error: unknown): boolean {
  const { code, responseCode } = detailsOf(error);
  return code?.startsWith('ECONN') === true || UNREACHABLE.has(code ?? '') || responseCode === 421;
}

/**
 * Whether the server will never take this mail: the address does not exist, or the text is
 * refused. A refused sender is our own mistake, which somebody mends.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0, command } = detailsOf(error);
  const ofThisMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return ofThisMail && responseCode >= 500 && responseCode < 600;
}

/** The error in one line, without anybody's address. */
export function describeFailure(error: unknown): string {
  const { code, response } = detailsOf(error);
  const said = response ?? (error instanceof Error ? error.message : 'unknown');
  return `${code ?? 'error'}: ${said}`
    .replace(/\S*@\S*/g, '[address]')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200);
}
