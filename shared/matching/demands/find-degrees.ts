import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { contentWords } from '../suggestions/words.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { studies, studyIndex } from '../vocabulary/studies.ts';
import type { DemandName } from './demand.ts';
import type { Mention } from './mention.ts';

/** Levels of degrees: school, training, two years of college, bachelor, master, doctor. */
export const degreeRanks = { school: 1, training: 2, associate: 3, bachelor: 4, master: 5, doctor: 6 } as const;

const behind = String.raw`(?=\s?(?:/|,|\(|$|in\b|or\b|and\b|of\b|degree|required|preferred))`;
const of = String.raw`(?: of \p{Lu}\p{L}+(?: (?:and )?\p{Lu}\p{L}+){0,3})?`;

/** Words for the levels of degrees, and abbreviations, which count in these letters only; the highest first. */
const anyLanguage: readonly (readonly [number, string, string])[] = [
  [
    degreeRanks.doctor,
    'doctorate|doctoral degree|ph\\.? ?d\\.?',
    `(?:PhD|(?<!the )JD(?! (?:and|or) (?!p)\\p{Ll})|J\\.D\\.|MD|PharmD|DVM|EdD|DNP)${behind}`,
  ],
  [
    degreeRanks.master,
    `master(?:['’]?s)?(?: degrees?)?(?! (?:electrician|plumber|class|data|schedule|planner|agreements?|chef|baker))`,
    `Master${of}|(?:MA|MS|M\\.S\\.|MSc|MBA|MEd|M\\.Ed\\.|MSW|MPH|MLIS|LLM|MFA|M\\.?Sc\\.?)${behind}`,
  ],
  [
    degreeRanks.bachelor,
    `bachelor(?:['’]?s)?(?: degrees?)?`,
    `Bachelor${of}|(?:BA|BS|B\\.A\\.|B\\.S\\.|BSc|BEng|LLB|BBA|BFA|BSBA|B\\.?Sc\\.?)(?: \\(Hons\\))?${behind}`,
  ],
];

const byLanguage: Readonly<Partial<Record<DocumentLanguage, readonly (readonly [number, string, string])[]>>> = {
  en: [
    [
      degreeRanks.bachelor,
      `(?:undergraduate|university|college|four-year|4-year|graduate|relevant|honou?rs|first|technical|related|engineering|accredited|law|nursing|science) degrees?|degrees? (?:in|or|from)|(?:a|an|the|with) degree(?! of)|degree[- ]qualified|(?:educated )?to degree level|tertiary qualification|juris doctor|b\\.?tech|b\\.? ?e\\.(?= |$)|degrees?(?= required| preferred|$|,)`,
      'Part I{1,3}',
    ],
    [
      degreeRanks.associate,
      `associate(?:['’]?s)? degree|(?:[\\p{L}]+ ){1,2}diploma(?= from|$|,| or| required)|associate of \\p{L}+|two-year degree|foundation degree|(?:college|university) diploma|diploma in|post-?secondary (?:diploma|education)`,
      `(?:HND|HNC|AAS|A\\.A\\.S\\.)|(?:AA|AS)(?= degree| in )`,
    ],
    [
      degreeRanks.training,
      'apprenticeship|trade certificate|vocational (?:training|diploma|school)|technical (?:school|diploma)|level [2-5] (?:diploma|certificate|qualification)|certificate (?:iii|iv|3|4) in|cert(?:ificate)? iii(?: in)?',
      'NVQ(?: Level)? ?\\d?|BTEC|SVQ',
    ],
    [
      degreeRanks.school,
      `high[- ]school(?: diploma| graduate)?(?= or| diploma|,|$|\\)| graduate| required)|secondary school diploma|hs diploma|leaving cert(?:ificate)?`,
      'GED|GCSEs?|OSSD|HSD|A[- ][Ll]evels?',
    ],
  ],
  de: [
    [degreeRanks.doctor, 'promotion(?= in| im| der| oder|$|,)|promoviert\\p{L}*', ''],
    [
      degreeRanks.master,
      'diplom(?!a)(?:-\\p{L}+|ingenieur\\p{L}*|studium)?|staatsexamen|staatsexamina|magister(?:studium)?|masterstudium|masterabschluss',
      '',
    ],
    [
      degreeRanks.bachelor,
      '(?:hochschul|fachhochschul|universitäts|uni-?)(?:studium|abschluss|ausbildung)\\p{L}*|(?:\\p{L}+-?)?studiums?(?!\\p{L})|studienabschluss|akademische[rn]? abschluss|laufbahnbefähigung|(?<!\\p{L})studiengang',
      '(?:FH|Uni|DH|ETH)(?=[ ,/)-]|$)',
    ],
    [
      degreeRanks.associate,
      '\\p{L}*fachwirt\\p{L}*|fachausweis|staatlich geprüfte[rn]? \\p{L}+|meister(?:brief|titel|prüfung|schule)?(?=$|[ ,/)])|höhere fachschule|eidg(?:\\.|enössisch\\p{L}*) (?:fach|dipl)\\p{L}*',
      'HF|HFP|HAK|HTL|HAS',
    ],
    [
      degreeRanks.training,
      '(?:berufs|fach|grund)?ausbildung(?!en?s)(?: (?:als|zur?m?))?|ausgebildete[rns]?|gelernte[rns]?|examinierte[rns]?|(?:berufs|kfz-)?lehre|lehrabschluss\\p{L}*|gesellenbrief|berufsabschluss|fähigkeitszeugnis|facharbeiter\\p{L}*|abschluss als|dipl\\. \\p{L}+',
      'EFZ|EBA|LAP|IHK|HWK',
    ],
    [
      degreeRanks.school,
      'schulabschluss|abitur|fachhochschulreife|matura|maturität|mittlere[rn]? (?:reife|schulabschluss)|hauptschulabschluss|realschulabschluss',
      '',
    ],
  ],
  fr: [
    [degreeRanks.doctor, 'doctorat|thèse(?= en| de|$|,)', ''],
    [
      degreeRanks.master,
      "bac ?\\+ ?5|mast[eè]re?(?: ?2)?|(?:diplôme |école |formation )?d[’']ingénieur(?:e|s)?|école de commerce|ingénieur(?:e)? de formation|diplôme d[’']architecte",
      'DSCG|HMONP|M[12]|DESS',
    ],
    [
      degreeRanks.bachelor,
      'bac ?\\+ ?[34]|licence (?:pro(?:fessionnelle)?|en|de)|licence(?= \\p{L}+)|diplôme universitaire|baccalauréat en|bachelier(?:e|/ère)?|formation supérieure|haute école|études supérieures',
      'BUT|DCG|CAPES|DEES',
    ],
    [
      degreeRanks.associate,
      "bac ?\\+ ?2|bts|diplôme d[’']études collégiales|brevet fédéral|technicien(?:ne)? (?:es|ès)",
      'BTSA?|DUT|DEUST|DEC|AEC|ES',
    ],
    [
      degreeRanks.training,
      "(?:de )?formation (?:en|de|d[’']|initiale|professionnelle|type|technique|agricole)|(?:titulaire d[’']un(?:e)? |titulaire du )?diplôme(?:s)?(?: d[’']état)?|bac pro(?:fessionnel)?|brevet professionnel|titre professionnel|certificat fédéral de capacité|certificat de qualification",
      'CAP|BEP|DEP|CFC|AFP|BPJEPS|DEAES|DEAS|DEAP|DEES?|DEI|BP|CQP|TP|ASP',
    ],
    [
      degreeRanks.school,
      "bac(?! ?[+p])(?=$|[ ,/)])|baccalauréat(?! en)|secondaire \\d|diplôme d[’']études secondaires|brevet des collèges|cess",
      'CESS|DES',
    ],
  ],
  es: [
    [degreeRanks.doctor, 'doctorado|doctor(?:a)? en', ''],
    [degreeRanks.master, 'máster|maestría|postgrado|posgrado|especialización', ''],
    [
      degreeRanks.bachelor,
      'grado(?! (?:medio|superior|de))(?= |$)|licenciatura|licenciad[oa](?:/a)?|diplomatura|diplomad[oa](?:/a)?|titulación|título (?:universitario|de|en|oficial|profesional)|titulad[oa](?:/a)?|carrera(?= de| en| universitaria| técnica)|ingeniería(?= )|ing\\.(?= )|lic\\.(?= en )|ingenier[oa](?:/a)?(?= \\p{L})|estudios (?:universitarios|superiores)|egresad[oa]|graduad[oa](?:/a)? en|profesional (?:en|titulado)|formación universitaria',
      '',
    ],
    [
      degreeRanks.training,
      'ciclo(?:s)? formativo(?:s)?(?: de grado \\p{L}+)?|grado (?:medio|superior)|formación profesional|formación (?:en|como)|técnic[oa] (?:superior|medio|en)|certificado de profesionalidad|bachillerato técnico|estudios mínimos',
      'FP(?: ?(?:I{1,2}|[12]))?|CFGS|CFGM|TCAE|TIS',
    ],
    [
      degreeRanks.school,
      'bachillerato|preparatoria(?: terminada)?|estudios de secundaria|secundaria completa|graduado escolar|educación secundaria|secundario completo|enseñanza media|bachiller',
      'ESO',
    ],
  ],
};

interface LevelPattern {
  readonly rank: number;
  readonly words: RegExp;
  readonly abbreviations: RegExp | undefined;
}

const patterns = new Map<DocumentLanguage, readonly LevelPattern[]>();

/** The patterns of a language; English words for degrees are used in all of them. */
function patternsFor(language: DocumentLanguage): readonly LevelPattern[] {
  const known = patterns.get(language);
  if (known) return known;
  const made = [...anyLanguage, ...(byLanguage[language] ?? byLanguage.en ?? [])].map(
    ([rank, words, abbreviations]): LevelPattern => ({
      rank,
      words: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?!\\p{L})`, 'iu'),
      abbreviations:
        abbreviations === ''
          ? undefined
          : new RegExp(`(?<![\\p{L}\\p{N}-]|, )(?:${abbreviations})(?![\\p{L}\\p{N}]| \\d)`, 'u'),
    }),
  );
  patterns.set(language, made);
  return made;
}

/** Words in which a degree's name is not one: `to a high degree`, `360 degree`. */
const otherUse =
  /\d+[- ]degrees?|high degree of|degrees? of (?:freedom|autonomy|independence)|degrees? (?:f|c|celsius|fahrenheit)\b|while (?:studying|in college)|degree apprenticeship|duales studium|werkstudi|während des studiums|scrum master|carrera profesional|desarrollo de carrera|ausbildung (?:von|unserer|der azubis)|formation (?:interne|continue|assurée|prévue)|tuition|studieng(?:änge|ang) (?:in|der) (?:der|unser)/iu;

interface Level {
  /** Undefined for a program whose level the ad does not name. */
  readonly rank: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** A training that is known by who approved it: `graduate of an accredited school of nursing`. */
const program =
  /(?<!\p{L})(?:graduat(?:e|ion)|completion|diploma) (?:of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:(?:\p{L}+-)?accredited|approved|recognized|recognised) (?:[\p{L}-]+ ){0,4}(?:program(?:me)?|school|college|course)(?: of \p{L}+)?(?!\p{L})/iu;

function programIn(text: string): Level | undefined {
  const found = program.exec(text);
  return found ? { rank: undefined, start: found.index, end: found.index + found[0].length } : undefined;
}

/** The lowest level that a clause names: of `bachelor's or master's degree`, the first is enough. */
function levelIn(text: string, language: DocumentLanguage): Level | undefined {
  const found = patternsFor(language).flatMap(
    ({ rank, words, abbreviations }): readonly (Level & { readonly rank: number })[] =>
      [words.exec(text), abbreviations?.exec(text)].flatMap((match) =>
        match ? [{ rank, start: match.index, end: match.index + match[0].length }] : [],
      ),
  );
  if (found.length === 0) return undefined;
  return {
    rank: Math.min(...found.map(({ rank }) => rank)),
    start: Math.min(...found.map(({ start }) => start)),
    end: Math.max(...found.map(({ end }) => end)),
  };
}

/** Words between two fields of one degree: `in computer science, statistics or a related field`. */
const between = /^[^.;:]{0,45}$/u;
/** What ends the part of a clause that speaks of the degree. */
const ends =
  /[;:]|,?\s(?:and|plus|und|sowie|et|y)\s(?=(?:an? |at least |mindestens )?(?:\d|one|two|three|five|several|zwei|drei|erste|mehr|experience|strong|good|gute|une? (?:première )?expérience|experiencia|knowledge|kenntnisse|valid|current|erfahrung|first))|\swith (?=\d|at least|an? minimum|experience)|\s?\d\+?\s(?:years|jahre|ans|años)/iu;
const longest = 140;

/** Finds the degree or training that a clause asks for, with its fields. */
export function findDegrees(text: string, language: DocumentLanguage): readonly Mention[] {
  if (otherUse.test(text)) return [];
  const level = levelIn(text, language) ?? programIn(text);
  const found = namesIn(text, contentWords(text, language), studyIndex(language));
  // Without a word for its level, only the name of a degree is one: `BSN`.
  const isExact = ({ id, start: from, end: to }: (typeof found)[number]): boolean =>
    studies.get(id)?.exact.includes(text.slice(from, to)) === true && /\p{Lu}/u.test(text.slice(from, to));
  const named = level === undefined ? found.filter(isExact) : found;
  const first = named[0];
  if (level === undefined && first === undefined) return [];
  const start = Math.min(
    level?.start ?? first?.start ?? 0,
    first && level && level.start - first.end < 25 ? first.start : Infinity,
  );
  const origin = Math.max(0, start);
  let end = Math.max(level?.end ?? 0, level === undefined ? (first?.end ?? 0) : 0);
  const fields = named.filter((field) => {
    if (field.end <= origin) return false;
    const gap = text.slice(end, field.start);
    if (field.start > end && (!between.test(gap) || ends.test(gap))) return false;
    end = Math.max(end, field.end);
    return true;
  });
  const phrase = openPhrase(text.slice(origin), end - origin);
  const names: readonly DemandName[] =
    fields.length === 0
      ? [{ text: phrase, id: null }]
      : fields.map(({ id, start: from, end: to }) => ({ text: text.slice(from, to), id }));
  return [
    {
      kind: 'degree',
      start: origin,
      end: Math.max(end, origin + phrase.length),
      names,
      ...(level?.rank !== undefined && { rank: level.rank }),
    },
  ];
}

/** The words of the ad from the degree to the end of its field. */
function openPhrase(text: string, least: number): string {
  const rest = text.slice(least, longest);
  const stop =
    /[,.;()]|\s(?:or equivalent|required|preferred|oder (?:eine )?vergleichbare|ou équivalent|o equivalente)/iu.exec(
      rest,
    )?.index ?? rest.length;
  const stopped = ends.exec(rest)?.index ?? rest.length;
  return text.slice(0, least + Math.min(stop, stopped)).trim();
}
