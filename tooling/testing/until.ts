/**
 * Polls until `check` returns true. Throws after ten seconds, which is far more than a busy machine needs and less than
 * a test may take. Use it where a test observes what happens after an answer, such as an entry in a log.
 */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Still false after 10 seconds: ${String(check)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
