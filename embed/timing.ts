/** Resolves after so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The work's outcome, or a rejection and `limit.abort()` when it has not come within so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>, limit: AbortController): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      reject(new Error(`Not done within ${Math.round(milliseconds)} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** The work's outcome, unless the signal, not aborted yet, is aborted first. The work itself goes on: others may wait for it too. */
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
