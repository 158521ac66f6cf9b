import { errors } from 'jose';

/** What jose throws when the fault is the token's. Everything else (no answer, no keys) is not its holder's doing. */
const faults = [
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

/** Whether a failed verification says something about the token, and not about the way to its issuer's keys. */
export const isTokenFault = (error: unknown): boolean => faults.some((kind) => error instanceof kind);
