/** `.invalid` is nobody's for ever (RFC 2606): no mail can reach it, and nobody can register it. */
const DOMAIN = '@efface.invalid';

/** What stands where the address of an erased account stood. */
export const pseudonymOf = (id: string): string => `compte-${id}${DOMAIN}`;
export const isPseudonym = (email: string): boolean => email.endsWith(DOMAIN);
export const ERASED_NAME = 'Compte effacé';
