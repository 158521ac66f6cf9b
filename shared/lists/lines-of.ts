/** What stands before a line in a list that was copied from elsewhere: a bullet, a dash, `1.` or `a)`. */
const bullet = /^\s*(?:[•◦▪‣⁃∙●○■□*–—-]|\d{1,2}[.)]|[a-z][.)])\s+/iu;
/** Some sources put the bullet straight at the word. */
const tightBullet = /^\s*[•◦▪‣⁃∙●○■□]\s*/u;

const withoutBullet = (line: string): string => line.replace(bullet, '').replace(tightBullet, '').trim();

/** The accomplishments in a pasted text: one a line, without bullets and empty lines. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(withoutBullet)
    .filter((line) => line !== '');
}

/** The names in a pasted list: one a line, or divided by commas, semicolons or bullets (`Excel, Word; SQL`). */
export function namesOf(text: string): readonly string[] {
  return linesOf(text)
    .flatMap((line) => line.split(/[,;|•·]/))
    .map(withoutBullet)
    .filter((name) => name !== '');
}
