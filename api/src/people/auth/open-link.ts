import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { tokenOwner } from '../../platform/tokens.ts';

/**
 * Refuses a link that opens nothing any more. Tells nothing of whose it is and uses nothing up: a
 * mail scanner may ask too. Errors: `link_expired`.
 */
export async function requireOpenLink(
  { db, now }: Services,
  kind: 'password_reset' | 'staff_invitation',
  token: string,
): Promise<void> {
  const owner = await tokenOwner(db, kind, token, now().toISOString());
  if (owner === null) throw new AppError('link_expired');
}
