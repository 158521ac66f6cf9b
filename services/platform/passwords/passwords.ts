import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with OWASP's second configuration: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may arrive as other code points (NIST SP 800-63B §5.1.1.2). */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes a password as an argon2id string in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without a hash, for an unknown address, it does the same work and
 * returns false, so that the response time does not reveal who has an account.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (typeof passwordHash === 'string') return verify(passwordHash, normalise(password));
  unknownUserHash ??= hashPassword('nobody signs in with this');
  await verify(await unknownUserHash, normalise(password));
  return false;
}
