import type { DocumentLanguage } from '../../documents/words/document-languages.ts';

/**
 * Light stemming: a word without the endings of number, tense, and case, so that `leading teams` matches `led a team`.
 * It is deliberately conservative, because people see which words were treated as equal.
 */

/** English words whose past tense or plural has another stem. */
const irregular: Readonly<Record<string, string>> = {
  analyses: 'analysis',
  began: 'begin',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  chose: 'choose',
  children: 'child',
  data: 'data',
  drove: 'drive',
  fought: 'fight',
  found: 'find',
  gave: 'give',
  grew: 'grow',
  held: 'hold',
  kept: 'keep',
  led: 'lead',
  left: 'leave',
  men: 'man',
  met: 'meet',
  oversaw: 'oversee',
  people: 'person',
  ran: 'run',
  saw: 'see',
  sold: 'sell',
  sought: 'seek',
  spoke: 'speak',
  taught: 'teach',
  thought: 'think',
  took: 'take',
  won: 'win',
  women: 'woman',
  wrote: 'write',
};

const vowel = /[aeiouy]/;

/** Normalizes a stem: `plann` → `plan`, `manage` → `manag`. */
const evened = (word: string): string => word.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');

function english(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return evened(known);
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^suiaeo'])s$/, '')
    .replace(/(?<=[aeo])s$/, '');
  const spelt = singular.replace(/is(ed?|ing|ation)$/, 'iz$1').replace(/our(?=$|ed$|ing$)/, 'or');
  const rest = spelt.replace(/ization$/, 'iz').replace(/(?<=[a-z]{3})ation$/, 'at');
  const ending = /(?:ing|ed)$/.exec(rest)?.[0];
  const base = ending === undefined ? rest : rest.slice(0, -ending.length);
  return evened(ending !== undefined && base.length >= 3 && vowel.test(base) ? base : rest);
}

/** The endings that are removed from a word that keeps at least four letters. */
const endings: Readonly<Record<Exclude<DocumentLanguage, 'en'>, RegExp>> = {
  de: /(?<=.{4})(?:ern|em|en|er|es|e|n|s)$/,
  es: /(?<=.{4})(?:ando|iendo|ados?|adas?|idos?|idas?|es|os|as|[aeo]s?|s|r)$/,
  fr: /(?<=.{4})(?:ees?|ent|es|er|ez|[esx])$/,
  it: /(?<=.{4})(?:ando|endo|at[aeio]|it[aeio]|are|ere|ire|[aeio])$/,
  nl: /(?<=.{4})(?:en|e|s|t)$/,
  pt: /(?<=.{4})(?:ando|endo|ados?|adas?|idos?|idas?|oes|es|os|as|[aeo]s?|s|r)$/,
};

/** The stem of a word folded by `plainText`; names with digits or symbols (`c++`, `s3`) are their own stems. */
export function stemOf(word: string, language: DocumentLanguage): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return irregular[word] ?? word;
  return language === 'en' ? english(word) : word.replace(endings[language], '');
}

/** The endings of number and case that are removed from a noun. */
const nounEndings: Readonly<Record<Exclude<DocumentLanguage, 'en'>, RegExp>> = {
  de: /(?<=.{4})(?:en|em|es|e|n|s)$/,
  es: /(?<=.{3})(?:es|[aeo]s?|s)$/,
  fr: /(?<=.{3})(?:es|e|s|x)$/,
  it: /(?<=.{4})[aeio]$/,
  nl: /(?<=.{4})(?:en|e|s)$/,
  pt: /(?<=.{3})(?:oes|es|[aeo]s?|s)$/,
};

/**
 * The stem of a noun: a word without the endings of number and case only, so that `programs` matches `program` and
 * `programming` does not.
 */
export function nounStemOf(word: string, language: DocumentLanguage): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return irregular[word] ?? word;
  if (language !== 'en') return word.replace(nounEndings[language], '');
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^suiaeo'])(?<!ic)s$/, '')
    .replace(/(?<=[aeo])s$/, '');
  return singular
    .replace(/is(ed?|ing|ation)$/, 'iz$1')
    .replace(/our(?=$|ed$|ing$)/, 'or')
    .replace(/ll(?=ing$|ed$)/, 'l')
    .replace(/aem/, 'em')
    .replace(/paed/, 'ped');
}
