/** Milliseconds within which the database must answer. */
export const healthTimeoutMs = 2_000;

/** Rejects after `healthTimeoutMs`, because a frozen database does not refuse connections but never answers. */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not respond in time.')), healthTimeoutMs);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
