/** The names of variants, and the languages that they can be in. */
export { LanguageOptions } from './language-options.tsx';
export { useWordingNames, type WordingNames } from './use-wording-names.ts';
