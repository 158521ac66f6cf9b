import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { contentWords } from '../suggestions/words.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { termIndex, terms } from '../vocabulary/terms.ts';
import type { DemandName } from './demand.ts';
import type { Mention } from './mention.ts';

/** How the vocabulary writes its names, by the name without case and accents. */
const spellings: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { names } of terms.values())
    for (const name of names) {
      const known = found.get(plainText(name));
      if (known) known.push(name);
      else found.set(plainText(name), [name]);
    }
  return found;
})();

/**
 * Whether a term is a product, a standard, or the like, which the trade or the ad writes with capitals or a digit, as in
 * `Excel`, `HPLC`, or `Benchling`. German writes all nouns with a capital, which tells nothing there.
 */
export function isProperName({ text, id }: DemandName, language: DocumentLanguage): boolean {
  const term = id === null ? undefined : terms.get(id);
  if (!term) return false;
  if (/[\p{Lu}\p{N}]/u.test(term.name) || isCapital(text.split(' ')[0] ?? '')) return true;
  const written = spellings.get(plainText(text)) ?? [];
  return written.some((name) => (language === 'de' ? isCapital(name) : /\p{Lu}/u.test(name) && /\p{Lu}/u.test(text)));
}

/** Whether the work that names a term cannot be done without it. */
export const isTool = (name: DemandName, language: DocumentLanguage): boolean =>
  isProperName(name, language) || (name.id !== null && terms.get(name.id)?.isTool === true);

/** Whether a word has capitals inside or digits; a line in capitals tells nothing. */
const isCapital = (word: string): boolean => /\p{L}.*\p{Lu}|\p{N}/u.test(word) && word.length <= 6;

const namesOfWork = new Set([...occupations.values()].flatMap(({ names }) => names.map(plainText)));

/** Sites and programs around an ad: `Share: LinkedIn`, `Scanned by Gmail`. */
const around =
  /(?:shared?|follow|estimated|estimad[oa]|scanned|teilen|partager|compartir)(?: (?:by|por|par|via|on|sur|auf|en|mit))?[: ]+(?:\p{L}+,? )?$/iu;
const aroundNames = /^(?:linkedin|gmail|facebook|instagram|xing|indeed|glassdoor|whatsapp|outlook|twitter|youtube)$/i;
/** Other programs of an office, beside which `Teams` is one: others mean groups of people. */
const office = /Microsoft|MS |Office|365|Excel|Outlook|Word|Zoom|Slack|SharePoint|Google|OneNote|Webex/;

/** Whether a name is that of a site on which the ad stands, or an everyday word. */
function isAround(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (name.toLowerCase() === 'teams') return !office.test(text);
  return aroundNames.test(name) && around.test(text.slice(0, start));
}

/** Finds skills, certificates, and licenses by the names of the vocabulary. */
export function findTerms(text: string, language: DocumentLanguage): readonly Mention[] {
  return namesIn(text, contentWords(text, language), termIndex(language)).flatMap(({ id, start, end }) => {
    const term = terms.get(id);
    // `Site reliability engineer` names who does the work, although a skill may be called the same.
    if (
      !term ||
      term.isSoft ||
      isAround(text, start, end) ||
      (term.kind === 'skill' && namesOfWork.has(plainText(text.slice(start, end))))
    )
      return [];
    return [{ kind: term.kind, start, end, names: [{ text: text.slice(start, end), id }] }];
  });
}
