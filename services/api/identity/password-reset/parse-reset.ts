import { object, string, ValidationError, type Schema } from 'yup';

/** The limits of a sign-in's address and password. */
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

/** Reads who asks for a link, or answers undefined when that is no address. */
export const parseRequest = (body: unknown): { readonly email: string } | undefined => parse(request, body);

/** Reads a link's token with the new password, or answers undefined when there are none. */
export const parseConfirmation = (body: unknown): { readonly token: string; readonly password: string } | undefined =>
  parse(confirmation, body);
