import { TOKEN_PATHS } from '../../../contract/entrance-paths.ts';
import type { Env } from '../env.ts';

const PATHS = {
  password_reset: TOKEN_PATHS.passwordReset,
  email_verification: TOKEN_PATHS.emailVerification,
  staff_invitation: TOKEN_PATHS.staffInvitation,
  dispute: TOKEN_PATHS.disputeConfirmation,
} as const;

type LinkKind = keyof typeof PATHS;

/** A page of the product, in full. */
export const pageUrl = ({ publicUrl }: Env, path: string): string =>
  `${publicUrl.href.replace(/\/$/, '')}${path}`;

/** The address that a mail of this kind leads to. */
export const tokenLink = (env: Env, kind: LinkKind, token: string): string =>
  `${pageUrl(env, PATHS[kind])}?token=${token}`;

/** The link with a token that stands on a line of its own in a mail's plain text. */
export function tokenLinkIn(
  text: string,
): { url: string; kind: LinkKind; token: string } | undefined {
  for (const [url, path, token] of text.matchAll(/^https?:\/\/\S+?(\/[^?\s]*)\?token=(\S+)$/gm)) {
    const kind = (Object.keys(PATHS) as LinkKind[]).find((k) => path?.endsWith(PATHS[k]));
    if (kind && token) return { url, kind, token };
  }
  return undefined;
}
