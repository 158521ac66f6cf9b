/**
 * What stands behind the `#` of a page that somebody has to sign in for, such as the text that a bookmark brings along. A long
 * one waits in this tab: in the address of the sign-in page a server would be told of it, and might refuse it.
 */
const key = 'tessera.kept-hash';
const mark = '#kept';
const longest = 500;

/** What stands for the hash in the address of the sign-in page. */
export function shortHash(hash: string): string {
  if (hash.length <= longest) return hash;
  try {
    sessionStorage.setItem(key, hash);
    return mark;
  } catch {
    return hash;
  }
}

/** The hash again. */
export function wholeHash(hash: string): string {
  if (hash !== mark) return hash;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
