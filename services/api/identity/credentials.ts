import { object, string, ValidationError } from 'yup';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Longer addresses cannot exist (RFC 5321 §4.5.3.1), and longer passwords would only cost time to hash. */
const shape = object({
  email: string()
    .strict()
    .required()
    .max(254)
    .test('address', (value) => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u.test(value.trim())),
  password: string().strict().required().max(1024),
});

/** Reads the body of a sign-in or sign-up. Returns undefined if it is malformed. */
export function parseCredentials(body: unknown): Credentials | undefined {
  try {
    return shape.validateSync(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
