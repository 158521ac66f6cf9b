/** Whether an error says that a later file of a build could not be fetched. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk .+ failed/.test(error.message));

const key = 'tessera.reloaded';
/** Milliseconds in which a second reload would be a loop. */
const quietTime = 60_000;

/**
 * Loads the page again when the shell itself is of a build whose files are gone, at most once a minute. Answers whether
 * it does.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < quietTime) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no guard, and without a guard no reload.
    return false;
  }
  reload();
  return true;
}
