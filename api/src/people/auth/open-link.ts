import type { Services } from '../../platform/context.ts';
import { tokenOwner } from '../../platform/tokens.ts';

/**
 * Refuses a link that opens nothing any more. Tells nothing of whose it is and uses nothing up: a
 * mail scanner may ask too. Errors: `link_expired`.
 */
export async function requireOpenLink(
  services: Services,
  kind: 'password_reset' | 'staff_invitation',
  token: string,
): Promise<void> {
  await tokenOwner(services, kind, token);
}
