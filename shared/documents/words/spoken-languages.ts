import { plainText } from '../text/plain-text.ts';

/** Human languages that job ads ask for, as ISO 639 codes. */
const codes =
  'ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka ko lb lt lv mk ml mr ms mt nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th ti tl tr uk ur vi yue zh cy br oc co gd lb eo la am ti sw yo ig ha zu af rm fy wa ht qu gn ay nah mi yi'.split(
    ' ',
  );
const namedIn = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** Names that `Intl` does not have. */
const more: Readonly<Record<string, string>> = {
  ...{
    mandarin: 'zh',
    cantonese: 'yue',
    castellano: 'es',
    euskara: 'eu',
    valenciano: 'ca',
    valencia: 'ca',
    farsi: 'fa',
  },
  ...{
    tagalog: 'tl',
    filipino: 'tl',
    flamand: 'nl',
    flemish: 'nl',
    schweizerdeutsch: 'de',
    dari: 'fa',
    kurdisch: 'ku',
  },
  ...{
    plattdeutsch: 'nds',
    platt: 'nds',
    niederdeutsch: 'nds',
    scots: 'sco',
    gaelic: 'gd',
    irish: 'ga',
    gaeilge: 'ga',
  },
  ...{ bks: 'bs', bosnisch: 'bs', lsfb: 'sgn', bsl: 'sgn', auslan: 'sgn', lse: 'sgn', lsq: 'sgn' },
  ...{ kreyol: 'ht', nahuatl: 'nah', twi: 'ak', hmong: 'hmn', pashto: 'ps', sorbisch: 'hsb', romansh: 'rm' },
  ...{ kurdish: 'ku', gebardensprache: 'sgn', asl: 'sgn', lsf: 'sgn', dgs: 'sgn', letzebuergesch: 'lb' },
};

/** Codes by the folded names of languages in several languages. */
const byName: ReadonlyMap<string, string> = new Map([
  ...namedIn.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return codes.flatMap((code): readonly (readonly [string, string])[] => {
      const name = plainText(names.of(code) ?? '');
      return name === '' || name === code ? [] : [[name, code]];
    });
  }),
  ...Object.entries(more),
]);

/** Words to which German appends the name of a language: `Deutschkenntnisse`, `englischsprachig`. */
const appended = /(?:kenntnis(?:se|sen)?|sprachig\p{L}*|niveau|sprache)$/u;

/** Dutch names of languages, and their plurals, that are everyday words in English. */
const everyday = /^(?:lets|fins|iers|twins?)$/;

/** The code of the language that a word names; undefined for other words. */
export function languageNamed(word: string): string | undefined {
  const plain = plainText(word);
  if (everyday.test(plain)) return undefined;
  return (
    byName.get(plain) ?? byName.get(plain.replace(appended, '')) ?? byName.get(plain.replace(/(?:en|es|e|n|s)$/, ''))
  );
}

/** A language that a text names, with its place. */
export interface LanguageFound {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the languages that the words of a text name, in order. */
export const languagesNamedIn = (text: string): readonly LanguageFound[] =>
  [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index: start }) => {
    const code = languageNamed(word);
    return code === undefined ? [] : [{ code, start, end: start + word.length }];
  });
