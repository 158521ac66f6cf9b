import { object, string } from 'yup';
import { parseBody } from './parse-body.ts';

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

/** What a person enters to sign in: the code only once it was asked for. */
const signInShape = shape.shape({ code: string().strict().max(64).optional() });

/** Reads the body of a sign-up. Returns undefined if it is malformed. */
export const parseCredentials = (body: unknown): Credentials | undefined => parseBody(shape, body);

/** Reads the body of a sign-in. Returns undefined if it is malformed. */
export const parseSignIn = (body: unknown): (Credentials & { readonly code?: string | undefined }) | undefined =>
  parseBody(signInShape, body);
