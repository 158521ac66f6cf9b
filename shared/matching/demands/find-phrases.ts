import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { contentWords, type Word } from '../suggestions/words.ts';
import type { Clause } from './clauses.ts';
import type { Mention } from './mention.ts';
import { isTrait } from './traits.ts';

/** Words in front of what a person knows or has done. */
const frames =
  /(?:\b(?:experience|expertise|proficiency|proficient|knowledge|familiarity|familiar|skills?|skilled|command|understanding|grasp|competent|competence|trained|training|working knowledge|exposure|fluency|fluent|confident|comfortable) (?:with|in|of|on|using)|(?:ability to|able to|how to|can|must|have|you.ve) used?(?= )|(?:have|you.ve) (?:worked (?:with|in|on)|sold)|well versed in|background in|trained on|know(?:s|ing)? your way around|(?:erfahrung(?:en)?|\p{L}*kenntnisse?n?|umgang|routine|know-how|vertraut|fit|sicher|verständnis|sattelfest|geübt|versiert|bewandert|grundlagen) (?:mit|in|im|den|der|des|von|für|bei)(?: der| den| dem)?|(?<!\p{L})(?:maîtrise|maîtrisez|maîtriser|savoir utiliser|connaissances?|connaissez|expérience|pratique|notions?|à l['’]aise|utilisation|compétences?)(?: confirmée?| solides?| avérée?)? (?:de |du |des |d['’]|en |avec |dans |sur |l['’]|la |le |les )|(?<!\p{L})(?:experiencia|conocimientos?|dominio|manejo|nociones|formación|soltura)(?: previa| demostrable| básicos?| avanzados?)? (?:en|de|con|del)(?: la| el| los| las)?(?!\p{L})|(?<!\p{L})(?:sepas?|saber|haber) (?:hacer|usar|manejar|trabajado (?:en|con)(?: el| la)?)|(?<!\p{L})manej(?:e|es|a)(?= \p{L}))/giu;

/** What a person knows in front of the word for it: `antibody identification skills`, `Messeerfahrung`. */
const tails =
  /(?:(?:[\p{L}\p{N}&/-]+ ){1,4})(?=(?:experience|background|skills|knowledge|exposure)(?! (?:in|with|of|on|using|working|as)\b)(?!\p{L}))/giu;

/** Examples in parentheses, each with a capital: `an ERP (Oracle, Workday)`. */
const examples =
  /\(((?:e\.g\.,? |z\. ?B\. |p\. ?ej\. |such as )?\p{Lu}[\p{L}\p{N}.&+#’' -]{1,30}(?:(?:, | or | oder | ou | o |\/)\p{Lu}[\p{L}\p{N}.&+#’' -]{1,30}){0,5})\)/gu;

/** Words for how well or how surely something is asked for, and parts of sites and forms. */
const level =
  /^(?:required|preferred|erforderlich|wünschenswert|obligatorio|deseable|requis|souhaité|équivalent\p{L}*|equivalente?\p{L}*|écrit|lu|parlé|oral|wort|schrift|ger|yes|no|ja|nein|oui|non|sí|others?|otros|sonstiges|intermédiaire|débutant\p{L}*|confirmé|obviously|natürlich|ideally.*|idéalement.*|aber .*|auch .*|at least.*|mindestens.*|last .*|older|duties.*|wish|atout|two|three|davon.*|dont.*|including.*|inklusive.*|mejor.*|or .*|own .*|eigene.*|móvil|mobile|kitchen|things?|\d.*)$|\(?(?:required|preferred)\)?$|[:+]|^\+|\bam$|\bpm$|©/iu;

/** Where the list of what is known ends. */
const stop =
  /[.;:()!?–—]|\s(?:is|are|will|would|preferred|required|desirable|that|which|who|so|because|to|from|for|at|when|if|as well|sind|ist|sowie|um|für|bei|wünschenswert|erforderlich|von Vorteil|est|sont|serait|exigée?s?|appréciée?s?|souhaitée?s?|requise?s?|obligatoires?|wäre|qui|pour|afin|chez|es|será|para|que)(?!\p{L})/iu;
/** Words in front of such a name that do not belong to it. */
const tailLead =
  /^.*(?<!\p{L})(?:an?|the|your|our|some|any|with|of|in|have|has|having|or|your|strong|solid|good|great|excellent|basic|advanced|proven|prior|previous|relevant|related|similar|hands-on|practical|professional|work|working|demonstrated|extensive|years?|months?|['’]s?|no|and|significant|is|are|by|to|for|on|at|from|equivalent|appropriate|post-qualification|post|paid|real|direct|recent|verifiable|first|more|which|what|how|use|using|all|key|additional|technical|other)(?!\p{L})\s?(?:\d+\+? (?:years?|yrs?)['’]? )?/iu;
const longestPhrase = 120;
const separators = /\s*(?:,|\/|\s(?:and|or|und|oder|bzw\.|sowie|et|ou|y|o)\s)\s*/giu;
/** Words in front of a name that do not belong to it. */
const lead =
  /^(?:(?:an?|and|und|et|y|of|o(?= )|gerne|preferentemente en|the|our|some|other|any|all|both|either|strong|solid|good|very|great|excellent|basic|advanced|hands-on|working|proven|prior|previous|similar|comparable|modern|common|one|more|der|die|das|den|dem|des|einer?|einem|einen|gute[nrms]?|sehr|sicherer?|fundierte[nr]?|erste[nr]?|gängige[nr]?|modernen?|mit|in|im|la|le|les|l['’]|un|une|des|du|de|d['’]|el|los|las|una?|en|con)\s*(?<=\s|['’]))+/iu;
const mostWords = 4;
const mostWordsOfPoint = 5;

/** The members of a list, with their places in the text. */
function membersOf(
  text: string,
  from: number,
  to: number,
): readonly { readonly start: number; readonly end: number }[] {
  const list = text.slice(from, to);
  const members: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: gap, index } of [...list.matchAll(separators), { 0: '', index: list.length }]) {
    const piece = list.slice(start, index);
    const skipped = piece.length - piece.trimStart().length + (lead.exec(piece.trimStart())?.[0].length ?? 0);
    const name = piece.slice(skipped).trimEnd();
    if (name !== '') members.push({ start: from + start + skipped, end: from + start + skipped + name.length });
    start = index + gap.length;
  }
  return members;
}

/** Whether a single word is written like a name; German writes all nouns with a capital. */
const isWrittenAsName = (name: string, language: DocumentLanguage, words: readonly Word[]): boolean =>
  words.some(({ isName }) => isName) || (language !== 'de' && /^\p{Lu}\p{Ll}{3,}$/u.test(name));

/** Finds what a clause asks for by the words around it, where the vocabulary does not have its name. */
export function findPhrases({ text, part, line, isBullet }: Clause, language: DocumentLanguage): readonly Mention[] {
  const ranges = [...text.matchAll(frames)].map(({ 0: frame, index }) => {
    const from = index + frame.length;
    const rest = text.slice(from, from + longestPhrase);
    return { from, to: from + (stop.exec(rest)?.index ?? rest.length), most: mostWords, isExample: false };
  });
  if (language === 'en' && /experience|background|skills|knowledge|exposure/i.test(text))
    for (const { 0: list, index } of text.matchAll(tails)) {
      const skipped = tailLead.exec(list)?.[0].length ?? 0;
      if (skipped < list.length - 2)
        ranges.push({ from: index + skipped, to: index + list.trimEnd().length, most: 3, isExample: false });
    }
  const isPoint =
    isBullet &&
    (part === 'asks' || part === 'nice') &&
    text.length === line.length &&
    text.split(/\s+/).length <= mostWordsOfPoint;
  if (ranges.length === 0 && isPoint)
    ranges.push({ from: 0, to: text.replace(/[.,;:!]+$/, '').length, most: mostWordsOfPoint, isExample: false });
  for (const { index, 1: list = '' } of text.matchAll(examples))
    if (/,|\/|\s(?:or|oder|ou|o)\s/.test(list) && !level.test(list))
      ranges.push({ from: index + 1, to: index + 1 + list.length, most: 3, isExample: true });
  return ranges.flatMap(({ from, to, most }) =>
    membersOf(text, from, to).flatMap(({ start, end }): readonly Mention[] => {
      const name = text.slice(start, end);
      if (level.test(name)) return [];
      const count = name.split(/\s+/).length;
      if (count > most || name.length < 3 || /\d{3}|[@$€£%]/.test(name) || isTrait(name, language)) return [];
      const words = contentWords(name, language);
      // A single word that nobody knows is a name only if it is written like one.
      if (words.length === 0 || (count === 1 && most === mostWordsOfPoint && !isWrittenAsName(name, language, words)))
        return [];
      return [{ kind: 'skill', start, end, names: [{ text: name, id: null }] }];
    }),
  );
}
