/**
 * The status of an error that is the caller's: a body that is too large, of a kind that is not read, or cut off. Undefined for
 * everything that is ours.
 */
export function clientError(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
