/** The names of variants, and the languages that they can be in. */
export { LanguageOptions } from './language-options.tsx';
export { useVariantNames, type VariantNames } from './use-variant-names.ts';
