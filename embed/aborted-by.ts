/**
 * Returns the result of the work, unless the signal, not aborted yet, is aborted first. The work itself continues,
 * because other callers may wait for it too.
 */
export async function abortedBy<T>(signal: AbortSignal, work: Promise<T>, errorOf: () => Error): Promise<T> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(errorOf());
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
