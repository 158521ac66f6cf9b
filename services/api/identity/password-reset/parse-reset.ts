import { object, string, ValidationError, type Schema } from 'yup';

/** The limits are those of the address and password of a sign-in. */
const request = object({
  email: string()
    .strict()
    .required()
    .max(254)
    .test('address', (value) => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u.test(value.trim())),
});
const confirmation = object({
  token: string().strict().required().max(1024),
  password: string().strict().required().max(1024),
});

function parse<Value>(shape: Schema<Value>, body: unknown): Value | undefined {
  try {
    return shape.validateSync(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** Reads the address that requests a link. Returns undefined if it is malformed. */
export const parseRequest = (body: unknown): { readonly email: string } | undefined => parse(request, body);

/** Reads a link's token with the new password. Returns undefined if either is missing or malformed. */
export const parseConfirmation = (body: unknown): { readonly token: string; readonly password: string } | undefined =>
  parse(confirmation, body);
