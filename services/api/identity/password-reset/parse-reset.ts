import { array, boolean, object, string } from 'yup';
import { outsideAccessKinds } from '../../../domain/account-review/outside-access.ts';
import { parseBody } from '../parse-body.ts';
import type { ResetDecision } from './confirm-reset.ts';

/** The limits are those of the address and password of a sign-in. */
const request = object({
  email: string()
    .strict()
    .required()
    .max(254)
    .test('address', (value) => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u.test(value.trim())),
});
const link = object({ token: string().strict().required().max(1024) });
const confirmation = link.shape({
  password: string().strict().required().max(1024),
  keeps: array().of(string().strict().oneOf(outsideAccessKinds).required()).optional(),
  isOwn: boolean().strict().optional(),
});

/** Reads the address that requests a link. Returns undefined if it is malformed. */
export const parseRequest = (body: unknown): { readonly email: string } | undefined => parseBody(request, body);

/** Reads a link's token. Returns undefined if it is missing or malformed. */
export const parseLink = (body: unknown): { readonly token: string } | undefined => parseBody(link, body);

/** Reads a link's token with the new password and decisions. Returns undefined if any is missing or malformed. */
export const parseConfirmation = (body: unknown): ResetDecision | undefined => parseBody(confirmation, body);
