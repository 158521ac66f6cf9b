/** Nouns that name what people are: `nurse`, `Erzieherin`, `chargée`, `técnico/a`. */
import nouns from './words/job-nouns.json' with { type: 'json' };

const jobNouns = new RegExp(
  `(?<!\\p{L})(?:${Object.values(nouns).join('|')})(?:[:*_/-]+-?in(?:nen)?|\\(in\\)|[/(]-?a\\)?|s)?(?!\\p{L})`,
  'iu',
);

/** Whether a text has a noun for the work that a person does. */
export const hasJobNoun = (text: string): boolean => jobNouns.test(text);
