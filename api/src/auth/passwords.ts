import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. For an account that does not exist (null) the
 * same work is done, so that the time tells nothing.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this one');
  const fits = await verify(stored ?? (await nobody), password);
  return stored !== null && fits;
}
