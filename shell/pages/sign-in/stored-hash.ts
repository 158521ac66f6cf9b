/**
 * The fragment of a page that requires signing in, such as the text that a bookmarklet passes. A long one is stored in
 * this tab, because the address of the sign-in page would send it to a server, which might refuse it.
 */
const key = 'tessera.kept-hash';
const mark = '#kept';
const longest = 500;

/** Returns what represents the fragment in the address of the sign-in page. */
export function storeHash(hash: string): string {
  if (hash.length <= longest) return hash;
  try {
    sessionStorage.setItem(key, hash);
    return mark;
  } catch {
    return hash;
  }
}

/** Restores the fragment. */
export function restoreHash(hash: string): string {
  if (hash !== mark) return hash;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
