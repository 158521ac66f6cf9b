import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { languageNamed } from '../../documents/words/spoken-languages.ts';
import type { Clause } from './clauses.ts';
import { isTrait } from './traits.ts';
import type { Mention } from './mention.ts';

/** Words with a capital inside or digits at their end: `ServiceTitan`, `FlowJo`, `Restaurant365`. */
const coined =
  /(?<![\p{L}\p{N}@./#-])(?!Mc|Mac|De\p{Lu}|La\p{Lu}|O['’])(?:\p{L}\p{Ll}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}{2,}\p{Ll}{3,}\p{L}*|\p{Lu}\p{Ll}{2,}\d{2,4}|\d{1,2}\p{Ll}{4,})(?![\p{L}\p{N}@]|\.\p{L})/gu;
/** Short words in capitals: `IPER`, `VEFA`. */
const acronym = /(?<![\p{L}\p{N}&@./#'’+-]|\d )\p{Lu}{3,6}(?![\p{L}\p{N}&@/+]|-\p{Ll}|\.\p{L}| \d)/gu;
/** A name behind a word for what it is: `la plataforma SIGA`, `au format NetCDF`, `using the ICAM method`. */
const classed =
  /(?<=(?<!\p{L})(?:platform|plate-?forme|plataforma|software|logiciel|outil|programa|programme|système|sistema|metodología|méthode|método|méthodologie|format|formato|matrices|protocole?|protocolo|framework|portal|portail) (?:de |d['’])?[«“"]?)(?:\p{Lu}[\p{L}\p{N}]+)(?:[ -]\p{Lu}[\p{L}\p{N}]+){0,2}(?!\p{L})/gu;
/** Laws and standards: `Children Act 1989`, `Ley 16.744`, `CS-25`. */
const laws =
  /(?<![\p{L}\p{N}-])(?:(?:\p{Lu}[\p{L}-]+ (?:and |of |& )?){1,4}(?:Act|Code|Regulations)(?: \d{4})?|Ley (?:de )?[\p{Lu}\d][\p{L}\d.]+(?: (?:de )?(?:\p{Lu}[\p{L}]+|\d[\d./]+)){0,3}|D\.S\. ?\d+|(?!COVID|ID|RS|REF)\p{Lu}{2,4}-\d{2,4}|[Cc]ode (?:de la |du |des |de l['’])\p{L}+(?: publique| civile?)?)(?![\p{L}\p{N}-])/gu;
/** What every law and standard has, which is quicker to find. */
const lawful = /Act|Code|code|Regulations|Ley|D\.S|\p{Lu}-\d/u;
const reference =
  /(?:(?:job|dress|zip|post|area|promo|qr) code|code of conduct|réf|ref|kennziff|job id|job-id|posting|anzeige|nummer|vacante|código|tel|phone|under the|as defined|accordance|pursuant|in compliance)/i;

/** A name behind words for keeping records in a program: `Chart in Sunquest`. */
const placed =
  /(?<=(?:\s|^)(?:in|into|with|using|via|through|sous|dans|sur|en|con|mediante) (?:the |la |le |el |our |notre |nuestro )?)\p{Lu}[\p{L}\p{N}]{2,}(?:[ -]\p{Lu}[\p{L}\p{N}]+){0,2}/gu;
const records =
  /(?<!\p{L})(?:records?\b|recording|chart(?:ing|s)?\b|log(?:s|ging)?\b|documenta?|posts?\b|posting|enter(?:s|ing)?\b|writ|tracks?\b|tracking|schedul|invoic|results?\b|resulting|data\b|notes?\b|tickets?\b|fil(?:e|ing|es)\b|updat|draw|saisi|renseign|gere|facture|registr|captur)/u;
/** Words in front of a place: `our office in Raleigh`. */
const place =
  /(?<!\p{L})(?:offices?|plants?|schools?|teams?|clinics?|hospitals?|sites?|stores?|headquarters|based|located|live|work|working|cit(?:y|ies)|region|area|community|customers|clients|manufacturer|firm|company|labs?|bureaux?|agences?|usine|oficinas?|sede|planta|clientes) (?:in|en|a|dans) (?:the )?$/u;
/** Months and days, which stand behind the same words. */
const days =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|avr|mai|juil|aou|ene|abr|ago|dic|spring|summer|autumn|fall|winter|christmas|easter)/;

/** Words of the same form that name something else: firms, money, places, hours, and what the employer offers. */
const others = new Set(
  'gmbh mbh linkedin gmail facebook instagram xing youtube whatsapp paypal jobrad usa eur chf usd gbp cad aud nzd nhs ceo cto cfo coo cmo pto faq asap nrw dach emea est pst cet awst utc cob tbd eoe eeo phd hons llc llp ltd inc plc corp spa ohg cdi cdd rtt smic cse tgv iva mwst ust vat gst pers ira hsa fsa fte doe gpa std plz tel fax www http https url pdf gps bonus and the for you not all new team iii pqe app daf tvod sue bts cap bep dut ger partg'.split(
    ' ',
  ),
);

/** The most words of a clause in which a short word in capitals is more likely what is asked for than anything else. */
const mostWords = 9;
const mostWordsAlone = 3;
/** Words beside which it is. */
const known =
  /knowledge|experience|familiar|proficien|skills|kenntnis|erfahrung|umgang|connaissance|maîtrise|expérience|conocimiento|manejo|experiencia|dominio|certifi/iu;
const credits =
  /(?:powered|website|site|design(?:ed)?|promoted) by|managed off|gérées en dehors|promue par|gestionad|©|all rights/i;
/** The next member of a list: `, Prefect` behind `Airflow, Dagster`. */
const next =
  /^(?:\s?[,/]\s?(?:(?:and|or|und|oder|et|ou|y|o)\s)?|\s(?:and|or|und|oder|et|ou|y|o|&)\s)(\p{Lu}[\p{L}\p{N}+#’'-]*(?:\.\p{L}+)?(?: \p{Lu}[\p{L}\p{N}+#-]*){0,2})(?=\s?[,;)/]|[.!]?$|\.\s|\s(?:and|or|und|oder|et|ou|y|o|is|are|preferred|required|experience|knowledge|skills?|etc|wünschenswert|sind|oder)(?!\p{L}))/u;

/** How far behind such words the program is named. */
const nearby = 45;

const isOther = (name: string): boolean =>
  others.has(plainText(name)) || days.test(plainText(name)) || languageNamed(name) !== undefined;

/** Finds products, standards, and methods that no list has by how they are written. */
export function findNames({ text, part, asks, isPoint }: Clause, language: DocumentLanguage): readonly Mention[] {
  if ((part === 'other' && !isPoint && !asks) || credits.test(text)) return [];
  const isShouted = !/\p{Ll}{3}/u.test(text);
  const count = text.split(/\s+/).length;
  const isBrief = asks && isPoint && (count <= mostWordsAlone || (count <= mostWords && known.test(text)));
  const isRecord = ({ index }: RegExpExecArray): boolean => {
    const before = plainText(text.slice(Math.max(0, index - nearby), index));
    return records.test(before) && !place.test(before);
  };
  const found = [
    ...text.matchAll(coined),
    ...text.matchAll(classed),
    ...(!lawful.test(text) || reference.test(text) || (part === 'other' && !asks) ? [] : text.matchAll(laws)),
    ...(isBrief && !isShouted ? text.matchAll(acronym) : []),
    ...(part === 'duties' && language !== 'de' ? [...text.matchAll(placed)].filter(isRecord) : []),
  ];
  return found
    .filter(([name]) => !isOther(name))
    .map(({ 0: name, index }) => ({
      kind: 'skill',
      start: index,
      end: index + name.length,
      names: [{ text: name, id: null }],
    }));
}

/** Finds the members of lists of names that the vocabulary does not have, each behind one that is known. */
export function findListed(text: string, named: readonly Mention[], language: DocumentLanguage): readonly Mention[] {
  const starts = new Set(named.map(({ start }) => start));
  return named.flatMap(({ end, kind }): readonly Mention[] => {
    const found: Mention[] = [];
    for (let at = end; ;) {
      const member = next.exec(text.slice(at));
      const name = member?.[1];
      if (!member || name === undefined) return found;
      const start = at + member[0].length - name.length;
      if (
        starts.has(start) ||
        isOther(name) ||
        isTrait(name, language) ||
        (language === 'de' &&
          /\p{Ll}{3}(?:ung|keit|heit|schaft|tion|tät|nis|nisse|geist|sinn|ismus|branche|bereich|umfeld)$/u.test(name))
      )
        return found;
      at = start + name.length;
      found.push({ kind, start, end: at, names: [{ text: name, id: null }] });
    }
  });
}
