import { plainText } from '../plain-text.ts';
import type { DocumentLanguage } from '../words/document-languages.ts';
import { wordsThatTell } from './words.ts';

/** What a job asks for: one point or one sentence of its advertisement, in its words. */
export interface Requirement {
  /** Names it among those of one advertisement. */
  readonly id: string;
  readonly text: string;
  /** False where the advertisement says that it would be nice to have. */
  readonly isRequired: boolean;
}

const most = 40;
/** Characters of one requirement. */
const longest = 400;
const bullet = /^\s*(?:[-–—*•·▪◦‣●○■□✓✔➢➤>]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

/** What the parts of an advertisement are called that ask for nothing, as `plainText` has it. */
const offers = new RegExp(
  [
    ...[
      'benefits',
      'perks',
      'what we offer',
      'we offer',
      'what you get',
      'what.s in it for you',
      'why join',
      'compensation',
    ],
    ...[
      'salary',
      'about us',
      'about the company',
      'who we are',
      'our company',
      'our values',
      'how to apply',
      'to apply',
    ],
    ...['equal opportunit', 'diversity', 'privacy', 'disclaimer', 'contact us'],
    ...['wir bieten', 'das bieten wir', 'uber uns', 'deine vorteile', 'ihre vorteile', 'kontakt', 'bewerbung'],
    ...['nous offrons', 'nos avantages', 'avantages', 'a propos', 'qui sommes.nous', 'postuler'],
    ...['ofrecemos', 'beneficios', 'sobre nosotros', 'quienes somos', 'offriamo', 'chi siamo', 'vantaggi'],
    ...[
      'wij bieden',
      'wat bieden wij',
      'over ons',
      'solliciteren',
      'oferecemos',
      'beneficios',
      'sobre nos',
      'quem somos',
    ],
  ].join('|'),
);
/** Sentences that stand in every advertisement and ask for nothing. */
const formulas =
  /equal opportunity|regardless of|without regard to|all qualified applicants|reasonable accommodation|background check|apply (?:now|today|online)|send (?:us )?your (?:cv|resume|application)|salary range|click (?:here|apply)|401\(?k/;

/** Words of what would be nice to have, as `plainText` has them; in a heading they hold for all points below it. */
const nice =
  /nice.to.have|would be nice|(?:is|are) a plus|a (?:big |strong )?plus\b|bonus points|\bbonus\b|preferred|preferabl[ey]|\bideally\b|desirable|advantageous|an (?:advantage|asset)|\boptional\b|wunschenswert|idealerweise|von vorteil|souhait|idealement|serait un (?:plus|atout)|deseable|valorable|se valor|preferibil|costituisc\w+ titolo|gewenst|\bpre\b|een plus|desejavel|diferencial/;

/** A short line that ends no sentence: what comes below belongs to it. */
const isHeading = (line: string): boolean =>
  line.length <= 60 && !bullet.test(line) && (/:\s*$/.test(line) || !/[.!?;,]\s*$/.test(line));

interface Line {
  readonly text: string;
  readonly isPoint: boolean;
  readonly isNice: boolean;
}

/** The lines that are not about what the employer offers. */
function askingLines(description: string): readonly Line[] {
  let [isOffer, isNice] = [false, false];
  return description.split(/\r?\n/).flatMap((raw): readonly Line[] => {
    const line = raw.trim();
    if (line === '') return [];
    const isPoint = bullet.test(line);
    if (!isPoint && isHeading(line)) {
      const heading = plainText(line);
      [isOffer, isNice] = [offers.test(heading), nice.test(heading)];
      return [];
    }
    return isOffer ? [] : [{ text: line.replace(bullet, ''), isPoint, isNice }];
  });
}

const sentencesOf = (text: string, language: DocumentLanguage): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

/** One point or sentence of an advertisement that may ask for something. */
export interface Point {
  readonly text: string;
  readonly isRequired: boolean;
}

/**
 * The points of an advertisement where it has some, else its sentences, each once and in their order. Parts about the employer,
 * and sentences that stand everywhere, are left out.
 */
export function pointsOf(description: string, language: DocumentLanguage): readonly Point[] {
  const lines = askingLines(description);
  const points = lines.filter(({ isPoint }) => isPoint);
  // One line can hold a whole advertisement that was pasted without its breaks.
  const texts =
    points.length >= 3
      ? points
      : lines.flatMap(({ text, isNice }) => sentencesOf(text, language).map((each) => ({ text: each, isNice })));
  const asking = texts.flatMap(({ text, isNice }): readonly (readonly [string, Point])[] => {
    const plain = plainText(text);
    if (formulas.test(plain)) return [];
    return [[plain, { text: text.slice(0, longest), isRequired: !isNice && !nice.test(plain) }]];
  });
  return [...new Map(asking).values()];
}

/** What an advertisement asks for, in its order: the points and sentences that say enough to be answered. */
export const requirementsOf = (description: string, language: DocumentLanguage): readonly Requirement[] =>
  pointsOf(description, language)
    .filter(({ text }) => {
      const words = wordsThatTell(text, language);
      return words.length >= 2 || words.some(({ isName }) => isName);
    })
    .slice(0, most)
    .map(({ text, isRequired }, index) => ({ id: `${index}`, text, isRequired }));
