/** Whether an error is PostgreSQL's violation of a unique key. */
export const isDuplicateKey = (error: unknown): boolean => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return code === '23505' || (cause instanceof Error && isDuplicateKey(cause));
};
