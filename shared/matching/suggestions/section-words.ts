/**
 * Words that identify the parts of a job ad, all folded by `plainText`. Each entry of the file is a regular expression.
 */
import patterns from './section-words.json' with { type: 'json' };

const anyOf = (alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'));

/** Headings of parts that ask for nothing, folded by `plainText`. */
export const offers = anyOf(patterns.offers);
/** Boilerplate sentences that appear in every job ad and ask for nothing. */
export const formulas =
  /equal opportunity|regardless of|without regard to|all qualified applicants|reasonable accommodation|background check|apply (?:now|today|online)|send (?:us )?your (?:cv|resume|application)|salary range|click (?:here|apply)|401\(?k/;

/** Words for what is nice to have, folded by `plainText`; in a heading they apply to all points below it. */
export const nice =
  /nice.to.have|would be nice|(?:is|are) a plus|a (?:big |strong )?plus\b|bonus points|\bbonus\b|preferred|preferabl[ey]|\bideally\b|desirable|advantageous|an (?:advantage|asset)|\boptional\b|wunschenswert|idealerweise|von vorteil|souhait|idealement|serait un (?:plus|atout)|not (?:needed|required)|kein muss|deseable|valorable|se valor|preferibil|costituisc\w+ titolo|gewenst|\bpre\b|een plus|desejavel|diferencial/;

/** Headings of parts that describe the duties. */
export const duties = anyOf(patterns.duties);

/** Headings of parts that list the requirements. */
export const asks = anyOf(patterns.asks);

/** Words that a line about the work itself needs to count as a requirement. */
export const musts =
  /\bmust\b|\brequire[ds]?\b|\bessential\b|\bmandatory\b|\b\d+\s?\+? years|at least (?:\d|one|two|three|five)|\bdegree\b|zwingend|erforderlich|vorausgesetzt|mindestens|exige|obligatoire|imprescindible|obbligatori|vereist|obrigatori/;

/** Words by which a sentence without a heading counts as a requirement. */
export const needs = anyOf([musts.source, ...patterns.needs]);
