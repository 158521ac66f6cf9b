import { errors } from 'jose';

/** The errors of jose that are caused by the token. All others (no answer, no keys) are not the fault of its holder. */
const tokenErrors = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

/**
 * Returns whether a failed verification says something about the token, as opposed to the access to its issuer's keys.
 */
export const isTokenError = (error: unknown): boolean => tokenErrors.some((kind) => error instanceof kind);
