import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { contentWords } from '../suggestions/words.ts';
import type { Mention } from './mention.ts';

type Kind = 'certificate' | 'license';
type Patterns = readonly (readonly [Kind, RegExp])[];

/** A word of a name in English: `Fear` and `Free` in `Fear Free certification`. */
const word = String.raw`(?:\p{Lu}?[\p{L}\p{N}.&'’/-]+ )`;
/** Words in front of an English name that do not belong to it. */
const notInName = String.raw`(?:an?|the|your|our|valid|current|clean|active|unrestricted|relevant|hold|holds|have|has|having|with|of|in|or|and|for|to|any|other|another|some|as|is|be|obtain|possess|possession|must|required|professional|appropriate|state|by|from|on|no|that|who|you|we|recognised|recognized|equivalent|related|similar|earn|get|can't|issued?|do|this|these|new|first)`;
const upTo = (most: number): string => `(?:(?!${notInName} )${word}){1,${most}}`;

const patterns: Readonly<Partial<Record<DocumentLanguage, Patterns>>> = {
  en: [
    [
      'certificate',
      new RegExp(
        `(?<![\\p{L}\\p{N}-])(?:${upTo(5)}(?:[Cc]ertificat(?:e|ion)|[Aa]ccreditation|gold card|white card|ticket)s?|(?:[Mm]embership|[Ff]ellowship) (?:of|in) (?:the )?\\p{Lu}[\\p{L}]+(?: (?:(?:of|for|and) )?\\p{Lu}\\p{L}+){0,5}|[Cc]ertified (?:\\p{Lu}\\p{L}+ ){0,3}\\p{Lu}\\p{L}+)(?![\\p{L}-])`,
        'gu',
      ),
    ],
    [
      'license',
      new RegExp(
        `(?<![\\p{L}\\p{N}-])(?:${upTo(5)}(?:[Ll]icen[cs]es?|permit|[Ee]ndorsements?)|[Rr]egistration (?:with|as) (?:an? |the )?\\p{Lu}[\\p{L}]*(?: (?:(?:of|for|and) )?\\p{Lu}\\p{L}+){0,5}|(?:\\p{Lu}{3,6}) registration)(?![\\p{L}-])`,
        'gu',
      ),
    ],
  ],
  de: [
    [
      'certificate',
      /(?<![\p{L}\p{N}-])(?:\p{Lu}[\p{L}/-]{3,}(?:schein|nachweis|zertifikat|prüfung|zertifizierung|fachausweis|lizenz)(?: \([^)]{1,12}\))?|(?:Zusatzausbildung|Zusatzqualifikation|Zusatzbezeichnung|Zertifikat|Zertifizierung) (?:in|als|zur?m?|für) (?:der |die )?(?:\p{L}+ )?\p{Lu}[\p{L}-]+)(?![\p{L}-])/gu,
    ],
    [
      'license',
      /(?<![\p{L}\p{N}-])(?:\p{Lu}\p{L}{3,}(?:ausweis|bewilligung|berechtigung|befähigung|erlaubnis)|(?:Zulassung|Anerkennung|Approbation|Eintragung|Bestellung) (?:als|durch|zur?m?|zur) (?:den |die |das )?\p{Lu}[\p{L}/-]+|staatliche[rn]? Anerkennung)(?![\p{L}-])/gu,
    ],
  ],
  fr: [
    [
      'certificate',
      /(?<![\p{L}\p{N}-])(?:[Cc]ertificat(?:ion)?s?|[Aa]ttestation|[Aa]ccréditation|[Cc]arte) (?:de |d['’]|en |du )?[\p{L}\p{N}-]+(?: (?:de |d['’]|en |des )?\p{Lu}?[\p{L}\p{N}-]{3,}){0,2}(?![\p{L}-])/gu,
    ],
    [
      'license',
      /(?<![\p{L}\p{N}-])(?:(?:[Hh]abilitations?|[Aa]grément|[Aa]utorisation|[Pp]ermis|[Ii]nscription) (?:de |d['’]|en |du |au |à l['’]|aux? )?[\p{L}\p{N}-]+(?: (?:de |d['’]|en |des |du )?[\p{L}\p{N}-]{2,}){0,2})(?![\p{L}-])/gu,
    ],
  ],
  es: [
    [
      'certificate',
      /(?<![\p{L}\p{N}-])(?:[Cc]ertificad[oa]s?|[Cc]ertificación|[Dd]iplomado|[Aa]creditación|[Cc]arn[eé]t?|[Aa]uditora? intern[ao]) (?:de |en |del |como )?[\p{L}\p{N}-]+(?: (?:de |en )?[\p{L}\p{N}-]{3,}){0,2}(?![\p{L}-])/gu,
    ],
    [
      'license',
      /(?<![\p{L}\p{N}-])(?:[Cc]olegiación|[Mm]atrícula profesional|[Tt]arjeta profesional|[Cc]édula (?:profesional|\p{Lu})|[Ll]icencia (?:de )?[\p{L}\p{N}-]+(?: \p{Lu}\p{N}?)?|[Rr]egistro (?:en |de )?\p{Lu}{3,}|[Hh]abilitación (?:de |como |para )?[\p{L}-]+|[Pp]ermiso (?:de )?(?:conducir )?[\p{L}\p{N}-]+)(?![\p{L}-])/gu,
    ],
  ],
};

/** Words of the same form that are no credentials: `work permit`, `carte de visite`. */
const others =
  /(?:work|parking|building|construction|residence|planning|hot work) permit|gift card|business card|birth|death|vaccination cert|medical cert|doctor|travail\b|résidence|séjour|trabajo|residencia|visite|bancaire|valable|restaurant|ticket|police|good conduct|sponsor|software licen|masern|impf|negativ|antecedentes|delitos|überprüfung|(?:est|sont|serait|sera)\b|(?:arbeits|aufenthalts|versicherungs|gehalts)\p{L}*$|lohnausweis|personalausweis|driver['’]?s? licen|driving licen|permis de construire|menú/iu;

/** Parts of the words above, which are quicker to find. */
const hints =
  /certif|licen|accredit|card|ticket|membership|fellowship|permi|endorse|registr|schein|nachweis|zertifi|prüfung|ausweis|lizenz|zusatz|bewilligung|berechtigung|befähigung|erlaubnis|zulassung|anerkennung|approbation|eintragung|bestellung|attestation|carte|habilitation|agrément|autorisation|inscription|diplomado|acreditac|carn|auditor|colegiac|matrícula|tarjeta|cédula|habilitación/i;

/** Finds certificates and licenses that the vocabulary does not have, by the words of which their names are made. */
export function findCredentials(text: string, language: DocumentLanguage): readonly Mention[] {
  if (!hints.test(text)) return [];
  return (patterns[language] ?? []).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index }): readonly Mention[] =>
      others.test(name) || contentWords(name, language).length < (language === 'en' ? 2 : 1)
        ? []
        : [{ kind, start: index, end: index + name.length, names: [{ text: name, id: null }] }],
    ),
  );
}
