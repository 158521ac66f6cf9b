/** ISO 639 codes of the languages that people list most. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr ht hu hy id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yi yue zh zu';
const printedIn = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'uk'];

let names: ReadonlySet<string> | undefined;

/** The names of languages in all languages of the headings, in lowercase. */
const languageNames = (): ReadonlySet<string> =>
  (names ??= new Set(
    printedIn.flatMap((language) => {
      const printed = new Intl.DisplayNames([language], { type: 'language' });
      return codes.split(' ').map((code) => (printed.of(code) ?? '').toLowerCase());
    }),
  )
    .add('mandarin')
    .add('farsi')
    .add('flemish'));

/** Splits `German native` or `Haitian Creole (fluent)` after the name of the language; undefined for other texts. */
export function splitSpokenLanguage(text: string): { readonly name: string; readonly level: string } | undefined {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ').replace(/[,:]$/, '');
    if (languageNames().has(name.toLowerCase()))
      return {
        name,
        level: words
          .slice(count)
          .join(' ')
          .replace(/^\((.*)\)$|^[–—-] /, '$1'),
      };
  }
  return undefined;
}

/** Whether a text names a spoken language, with or without its level: `German`, `English (C1)`, `Español - nativo`. */
export function isSpokenLanguage(text: string): boolean {
  const [name = ''] = text.split(/ ?[(:–—-]/);
  return languageNames().has(name.trim().toLowerCase());
}
