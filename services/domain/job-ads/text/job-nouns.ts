/** Nouns that name what people are: `nurse`, `Erzieherin`, `chargée`, `técnico/a`. */
import nouns from './words/job-nouns.json' with { type: 'json' };

const jobNouns = new RegExp(
  `(?<!\\p{L})(?:${Object.values(nouns).join('|')})(?:[:*_/-]+-?in(?:nen)?|\\(in\\)|[/(]-?a\\)?|s)?(?!\\p{L})`,
  'iu',
);

/**
 * A job with the words that belong to its name: `Hotel night auditor`, `agent de nuit`. A name of more words in front may
 * be of what is paid: `tuition for nurses`.
 */
const jobNames = new RegExp(
  `(?:(?<!\\p{L})(?!(?:for|of|to|per|für|pour|para|por)\\s)[\\p{L}'’&-]+ ){0,2}${jobNouns.source}(?: (?:de|du|des|del|en|à|a) (?:la )?\\p{L}+)?`,
  'giu',
);
/** Leaves out the names of jobs, whose words say nothing of an amount beside them: `Dental hygienist $48 an hour`. */
export const withoutJobNames = (text: string): string => text.replace(jobNames, ' ');

/** Whether a text has a noun for the work that a person does. */
export const hasJobNoun = (text: string): boolean => jobNouns.test(text);
