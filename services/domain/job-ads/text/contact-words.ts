/** The words by which a reader knows whom an ad tells to ask, and whom it names for something else. */
import words from './words/contact-words.json' with { type: 'json' };

const anyOf = (list: readonly string[]): string => `(?<![\\p{L}])(?:${list.join('|')})(?!\\p{L})`;
const find = (list: readonly string[]): RegExp => new RegExp(anyOf(list), 'iu');

/** People are asked there about something else. */
export const others = find(words.others);
/** The number of a whole house, where nobody answers who hires unless one is told to call it. */
export const ofHouse = find(words.houses);
/** Questions about what happens to one's data go to somebody else than those about the job. */
export const aboutData = find(words.data);
/** The heads of a house, whom it must or likes to name and who answer no questions. */
export const offices = find(words.offices);
/** Words beside the address to which questions or applications go. */
export const asks = find(words.asks);
/** Addresses that nobody reads who hires. */
export const nobodys = new RegExp(`^(?:${words.nobodys.join('|')})(?![a-z])`, 'iu');
/** Words right before a number that make it one to call. */
export const beforePhone = new RegExp(
  `(?:${anyOf(words.phones)}|(?<!\\p{L})(?:unter|au|al|at|on|via|[cmto]))\\.?(?: (?:me|us|uns|nr|nummer|number|number is|n[°º]|au|al|on|at|unter|an|a))*\\.?\\s?:? ?\\(?$`,
  'iu',
);
/** A direct number rather than the one of the house. */
export const direct =
  /(?<!\p{L})(?:mobil\p{L}*|m[oó]vil|cel\p{L}*|handy|direct|durchwahl|portable|w(?:hats|ats|asap)\p{L}*|[cm])\.?\s?:? ?\(?$/iu;
/** Right before the name of the person whom to ask. */
export const poster = new RegExp(`(?:^|[^\\p{L}])(?:${words.posters.join('|')})\\s?[:–—-]?\\s?$`, 'iu');
/** Right after the name of a person who answers, perhaps with an aside between. */
export const answers = new RegExp(
  `^(?: \\([^)]*\\)|, [^,.;]{2,60},| (?:from|in|of|at|aus|vom?|von|de|du|del) [^.,;]{2,40}?)? ${anyOf(words.answers)}`,
  'iu',
);
/** With what the writer of a message begins it: `Hi Dan, it's Jo from Greenacre`. */
export const introducesSelf = new RegExp(
  `^(?:${anyOf(words.greetings)}(?:[^,.:;!?]{0,24}[,.:;!?]\\s*| ))?(?:${words.selves.join('|')}) $`,
  'iu',
);
export const greeting = new RegExp(`${anyOf(words.greetings)},? $`, 'iu');
/** Somebody speaks about the work, or has founded the house, and answers no questions. */
export const told = find(words.told);
/** What the operator of a page must say about the business, and no way to apply. */
export const legal = find(words.legal);
/** A verb or an office right before a name: `See Jim`, `Bürgermeisterin Eva Moser`. */
export const beforeNames = new RegExp(`^(?:${words.verbs.join('|')})$`, 'iu');
/** Before the name of the one for whom one would work, who need not be the one to ask. */
export const superiors = find(words.superiors);
/** A verb of answering before a name: `Deine Fragen beantwortet dir Viola`. */
export const answersBefore = new RegExp(`${anyOf(words.answers)}(?: \\p{Ll}+){0,2} (?<!(?:will|would) be )$`, 'iu');
