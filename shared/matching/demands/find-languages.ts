import { languageNamed, languagesNamedIn } from '../../documents/words/spoken-languages.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import type { Clause } from './clauses.ts';
import type { Mention } from './mention.ts';

/** Words beside the name of a language that tell that it is spoken or written. */
const spoken =
  /\b(?:speak\p{L}*|spoken|written?|writing|read|fluen\p{L}*|native|bilingual|language|languages|proficien\p{L}*|conversational|mother tongue|[abc][12]\+?|good|excellent|business|verbal|communicate|sprech\p{L}*|sprich\p{L}*|wort|schrift|kenntniss?e?n?|\p{L}+kenntnisse?n?|fliessend\p{L}*|muttersprach\p{L}*|sprachniveau|niveau|sprachen|sprachkenntnisse|verhandlungssicher\p{L}*|sicher\p{L}*|gut\p{L}*|sehr|some|little|basics?|grund\p{L}*|notions|bases|parl\p{L}*|courant\p{L}*|lu|ecrit|oral|langues?|maitrise\p{L}*|bilingue|professionnel|operationnel|technique|hablar?|habla\p{L}*|hablad\p{L}*|nivel|fluid\p{L}*|idiomas?|nativ\p{L}*|dominio|alto|medio|avanzado)(?!\p{L})/u;
/** Words behind the name of a language with which it is something else: `English teacher`, `French cuisine`. */
const otherUse =
  /^\s*(?:teachers?|lessons?|class(?:es)?|cuisine|food|market|law|customers?|companies|kitchen|bistro|brasserie|restaurant|literature|department|learners?|government|office|team|pharmac\p{L}*|lehrer\p{L}*|unterricht|recht|kunden|markt)/iu;

/** Adjectives that look like the name of a language: `deutsche Approbation`, `la filiale polonaise`, `empresa alemana`. */
function isAdjective(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (/^\p{Ll}+(?:isch|sch|eutsch)(?:e[nrms]?)$/u.test(name))
    return !/^\s(?:[Ss]prach|Wort|Kenntnis|und|oder|bzw)/u.test(text.slice(end));
  if (/^\p{Ll}+(?:os|as|eses|aises|oises|andes|iennes)$/u.test(name)) return true;
  if (!/^(?:\p{Ll}+(?:aise|oise|ande|ienne|esa|ana|usa))$/u.test(name)) return false;
  return !/(?:langue|lengua|idioma)s? $/iu.test(text.slice(0, start));
}

/** Whether a short line names languages and nothing else: `French`, `English and Spanish`. */
const isAlone = (plain: string): boolean =>
  [...plain.matchAll(/\p{L}+/gu)].every(
    ([word]) =>
      languageNamed(word) !== undefined ||
      /^(?:and|or|und|oder|et|ou|y|o|e|a|plus|preferred|required|language|is|an?|asset|desirable|desired|nice|would|be|welcome|pennsylvania|british|kitchen|lu|de|en|advantage|wunschenswert|erforderlich|souhaite|obligatorio|deseable|advantageous|of|von|vorteil|un|helpful|optional)$/u.test(
        word,
      ),
  );

/** Finds human languages in a clause that asks. */
export function findLanguages({ text, level, part }: Pick<Clause, 'text' | 'level' | 'part'>): readonly Mention[] {
  const plain = plainText(text);
  const isAsked = level === 'nice' || part === 'asks' || part === 'nice';
  if (!isAsked && !spoken.test(plain) && !isAlone(plain)) return [];
  return languagesNamedIn(text)
    .filter(({ start, end }) => !otherUse.test(text.slice(end)) && !isAdjective(text, start, end))
    .map(({ code, start, end }) => ({
      kind: 'language',
      start,
      end,
      names: [{ text: text.slice(start, end), id: code }],
    }));
}
