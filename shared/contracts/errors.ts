/** The error codes of the gateway (product.md §8, and ours) as they appear in `extensions.code`. */
export const errorCodes = [
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NO_DATA_FOUND',
  'NO_USER_FOUND',
  'INTERNAL_SERVER_ERROR',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Codes that are answers, not incidents: they are never sent to error reporting (product.md §8). */
export const unreportedCodes: readonly ErrorCode[] = [
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NO_DATA_FOUND',
];

/** Message of the error that `me` answers with when the identity has no user here yet (product.md §4). */
export const noUserFoundMessage = 'NoUserFoundError';
