/** The marker of a line in a list that was copied from elsewhere: a bullet, a dash, `1.`, or `a)`. */
const bullet = /^\s*(?:[•◦▪‣⁃∙●○■□*–—-]|\d{1,2}[.)]|[a-z][.)])\s+/iu;
/** Some sources put no space between the bullet and the word. */
const tightBullet = /^\s*[•◦▪‣⁃∙●○■□]\s*/u;

const withoutBullet = (line: string): string => line.replace(bullet, '').replace(tightBullet, '').trim();

/** Returns the accomplishments in a pasted text, one per line, without bullets and empty lines. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(withoutBullet)
    .filter((line) => line !== '');
}

/**
 * Returns the names in a pasted list, one per line or separated by commas, semicolons, or bullets (`Excel, Word; SQL`).
 */
export function namesOf(text: string): readonly string[] {
  return linesOf(text)
    .flatMap((line) => line.split(/[,;|•·]/))
    .map(withoutBullet)
    .filter((name) => name !== '');
}
