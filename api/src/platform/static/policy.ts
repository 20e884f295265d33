/** The content security policies of the front ends. */

const NO_FRAMES = "frame-ancestors 'none'";

const SHARED = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  NO_FRAMES,
];

/** The client area: what its pages run and style inside is known by its hash since the build. */
export function shellPolicy({
  scripts,
  styles,
}: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  return [
    ...SHARED,
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
  ].join('; ');
}

/** The back office: its styles are made while it runs, under a nonce. */
export function applicationPolicy(nonce: string): string {
  return [
    ...SHARED,
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
  ].join('; ');
}

/** A static page: the build hashed its scripts and styles; what it left out is added. */
export function pagePolicy(built: string | undefined): string {
  const own = (built ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = new Set(own.map((part) => part.split(/\s+/)[0]));
  return [...own, ...SHARED.filter((part) => !named.has(part.split(' ')[0]))].join('; ');
}

/** Whether no page may show this one in a frame. */
export const forbidsFrames = (policy: string): boolean =>
  policy.split(';').some((part) => part.trim() === NO_FRAMES);
