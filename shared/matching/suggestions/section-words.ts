/**
 * Words by which the parts of an advertisement are told apart, all as `plainText` has them. Each entry of the file is a regular
 * expression.
 */
import patterns from './section-words.json' with { type: 'json' };

const anyOf = (alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'));

/** What the parts of an advertisement are called that ask for nothing, as `plainText` has it. */
export const offers = anyOf(patterns.offers);
/** Sentences that stand in every advertisement and ask for nothing. */
export const formulas =
  /equal opportunity|regardless of|without regard to|all qualified applicants|reasonable accommodation|background check|apply (?:now|today|online)|send (?:us )?your (?:cv|resume|application)|salary range|click (?:here|apply)|401\(?k/;

/** Words of what would be nice to have, as `plainText` has them; in a heading they hold for all points below it. */
export const nice =
  /nice.to.have|would be nice|(?:is|are) a plus|a (?:big |strong )?plus\b|bonus points|\bbonus\b|preferred|preferabl[ey]|\bideally\b|desirable|advantageous|an (?:advantage|asset)|\boptional\b|wunschenswert|idealerweise|von vorteil|souhait|idealement|serait un (?:plus|atout)|not (?:needed|required)|kein muss|deseable|valorable|se valor|preferibil|costituisc\w+ titolo|gewenst|\bpre\b|een plus|desejavel|diferencial/;

/** What the parts are called that say what somebody does there. */
export const duties = anyOf(patterns.duties);

/** What the parts are called that say what somebody must have. */
export const asks = anyOf(patterns.asks);

/** Words without which no line about the work itself is a requirement. */
export const musts =
  /\bmust\b|\brequire[ds]?\b|\bessential\b|\bmandatory\b|\b\d+\s?\+? years|at least (?:\d|one|two|three|five)|\bdegree\b|zwingend|erforderlich|vorausgesetzt|mindestens|exige|obligatoire|imprescindible|obbligatori|vereist|obrigatori/;

/** Words by which a sentence that stands under no heading asks for something. */
export const needs = anyOf([musts.source, ...patterns.needs]);
