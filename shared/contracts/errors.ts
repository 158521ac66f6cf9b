/** The error codes of the gateway (those of product.md §8 and additional ones) as they appear in `extensions.code`. */
export const errorCodes = [
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NO_DATA_FOUND',
  'NO_USER_FOUND',
  'TOO_MANY_REQUESTS',
  'QUOTA_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Error codes that are regular answers and not incidents; they are never sent to error reporting (product.md §8). */
export const unreportedCodes: readonly ErrorCode[] = [
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NO_DATA_FOUND',
  'TOO_MANY_REQUESTS',
  'QUOTA_EXCEEDED',
];

/** The message of the error of `me` when the identity has no user yet (product.md §4). */
export const noUserFoundMessage = 'NoUserFoundError';
