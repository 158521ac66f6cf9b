/**
 * Words that identify the parts of a job ad, all folded by `plainText`. Each entry of the file is a regular expression.
 */
import patterns from './section-words.json' with { type: 'json' };

const anyOf = (alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'));

/** Headings of parts that ask for nothing: what the employer offers, who they are, and how to apply. */
export const offers = anyOf(patterns.offers);
/** Headings of parts that list what is nice to have. */
export const niceHeadings = anyOf(patterns.nice);
/** Headings of parts that describe the duties. */
export const duties = anyOf(patterns.duties);
/** Headings of parts that list the requirements. */
export const asks = anyOf(patterns.asks);

/** Boilerplate sentences that appear in every job ad and ask for nothing. */
export const formulas =
  /equal (?:employment )?opportunity|equal employment|reasonable adjustments|regardless of|without regard to|all qualified applicants|reasonable accommodation|background check|apply (?:now|today|online)|send (?:us )?your (?:cv|resume|application)|salary range|click (?:here|apply)|401\(?k|promoting the welfare of|rehabilitation of offenders|enhanced dbs check|this (?:e-?mail|message|communication)\b.{0,80}confidential|confidentiality notice|diese (?:e-?mail|nachricht)|ce (?:message|courriel|mail)\b.{0,60}confident|este (?:mensaje|correo)\b.{0,60}confiden|speculative (?:cv|application)|unsolicited (?:cv|resume|application|candidate)|recruitment agenc|accommodations? (?:is|are|will be) available|accommodations? (?:for|during)|(?:recruitment|hiring|application) process\b|vorstellungsgesprach|frais d'entretien|used to screen/;

/** Words that hardly any line has that does not ask for something. */
export const signals = anyOf(patterns.signals);

/** Words of what an employer offers. */
export const offered = anyOf(patterns.offered);

/** Words of what an employer says about itself, its applicants, and their data. */
export const ownWords = anyOf(patterns.ownWords);

/** Words in a line or sentence for what is nice to have. */
export const nice =
  /nice.to.have|(?:is|are) nice\b|would be (?:a dream|fantastic|amazing|useful|ideal)|would be (?:nice|lovely|great|brilliant|a)|(?:is|are) a (?:big |strong |huge |real )?plus|a (?:big |strong )?plus\b|bonus points|\bbonus\b|preferred|preferabl[ey]|\bideally\b|desirable|desired|advantageous|an (?:advantage|asset)|\bassets?\b|\boptional\b|\bhelps\b|\bhelpful\b|\bwelcome\b|wunschenswert|idealerweise|von vorteil|vorteilhaft|willkommen|pluspunkt|\bhilft\b|gerne? (?:auch )?(?:mit|gesehen)|\bware (?:ein plus|schon|toll|super)|ware toll|schon ware|souhait|idealement|(?:serait|est|sont) (?:un|des) (?:plus|atouts?)|un (?:vrai |gros )?(?:plus|atout)\b|\batouts?\b|apprecie|bienvenu|not (?:needed|required|necessary|essential)|kein muss|keine voraussetzung|pas (?:obligatoire|exige|indispensable)|deseable|valorable|valorara|se valor|mejor que mejor|(?:sera|es) un plus|se agradece|no (?:es )?(?:imprescindible|necesario|excluyente)|suma(?:n|ria)?(?: un monton| puntos)?\b|pero no lo pid\w+|sera(?:n)? valorad|si possible|encore mieux|on adore|non exclue?|ce n.est pas (?:grave|un probleme)|\bein (?:grosses |klares |echtes )?plus\b|sahnehaubchen|jackpot|gluecksfall|glucksfall|keine bedingung|kein kriterium|(?:ware?|waren) (?:fein|ideal|perfekt|super|prima|klasse|gut|schon)|freu(?:en|t) (?:uns|unsere|sich)|von nutzen|hilfreich|\buseful\b|\bbeneficial\b|even better|would help|top of the pile|\bhandy\b|not (?:a must|vital|essential|mandatory|a deal.?breaker)|isn't (?:vital|essential|required)|\blovely\b|umso besser|(?:, |\b)mejor$|nos encanta|serait (?:parfait|top|super|ideal)|bienvenue?s?\b|se tendra en cuenta|se tendran en cuenta|a valorar|\bplus$|gern gesehen|gerne gesehen|ware (?:schon|gut|von)|interesse an|\bpluses\b|a bonus|great to have|good to have|preferibil|costituisc\w+ titolo|gewenst|\bpre\b|een plus|desejavel|diferencial/;

/** Words that a line about the work itself needs to count as a requirement. */
export const musts =
  /\bmust\b|\brequire[ds]?\b|\bessential\b|\bmandatory\b|\b\d+\s?\+? years|at least (?:\d|one|two|three|five)|\bdegree\b|\b(?:is|are) (?:needed|a must|necessary)|you (?:must|need|should) have|we expect|wir erwarten|vous avez (?:au moins|deja)|nous demandons|il faut|se requiere|hay que|al menos (?:\d|un|dos|tres)|au moins (?:\d|un|deux|trois)|zwingend|erforderlich|vorausgesetzt|mindestens|exige|obligatoire|imprescindible|obbligatori|vereist|obrigatori/;

/** Words by which a sentence without a heading counts as a requirement. */
export const needs = anyOf([musts.source, ...patterns.needs]);
