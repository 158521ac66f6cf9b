/** Whether an error means that a lazy file of a build could not be fetched. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk .+ failed/.test(error.message));

const key = 'tessera.reloaded';
/** The milliseconds within which a second reload would be a loop. */
const quietTime = 60_000;

/**
 * Reloads the page when the shell itself belongs to a build whose files are gone, at most once a minute. Returns
 * whether it does.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < quietTime) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no protection against a loop, so the page does not reload.
    return false;
  }
  reload();
  return true;
}
