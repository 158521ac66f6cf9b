/**
 * Returns the status of an error that the request caused, such as a body that is too large, of an unsupported type, or
 * truncated. Returns undefined for all other errors.
 */
export function clientError(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
