/**
 * Words that distinguish a job from a company and a degree from a school. English words stand alone; those of other
 * languages may also be the end of a word, as in `Pflegedienstleitung`, and have a feminine form.
 */
import { regions } from '../../documents/places/regions.ts';
import endings from './role-endings.json' with { type: 'json' };
import roles from './role-words.json' with { type: 'json' };

/** Each line of the file contains several words. */
const roleWord = new RegExp(`\\b(?:${roles.flatMap((line) => line.split(' ')).join('|')})s?\\b`, 'i');
const roleEnding = new RegExp(
  `(?:${endings.flatMap((line) => line.split(' ')).join('|')})(?:in|innen|s|es)?(?!\\p{L})`,
  'iu',
);
const school =
  /\b(?:universi\w*|uniwersytet|fachhochschule|gymnasium|instituto|istituto|escuela|escola|scuola|szkoła|colegio|faculdade|liceo|college|school|institute|academy|polytechnic\w*|hochschule|école|ecole|lyc[ée]e|facult\w+|conservatory|seminary|bootcamp|mit|eth|ucla|lse|kth)\b/i;
const degree =
  /\b(?:bachelor\w*|master\w*|doctor\w*|ph\.?d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|mba|m\.b\.a|associate\w*|diploma|degree|certificate|ged|minor|major|honours|a-levels?|abitur|baccalaureate|grado|licenciatura|licence|máster|maestría|mestrado|laurea|magister|diplom|ausbildung)\b\.?/i;
const company =
  /\b(?:inc|llc|ltd|gmbh|corp|corporation|company|co|plc|ag|sa|group|bank|labs?|studios?|solutions|systems|technologies|partners|foundation|agency|hospital|clinic|ministry|department|university|college|school)\b\.?/i;

/** Whether a text names a job. */
export const isRole = (text: string): boolean =>
  (roleWord.test(text) || roleEnding.test(text)) && !/\b(?:inc|llc|ltd|g?gmbh|corp|s\.l|s\.a|sarl|sas)\b/i.test(text);
/** Whether a text names a school. */
export const isSchool = (text: string): boolean => school.test(text);
/** Whether a text names a degree. */
export const isDegree = (text: string): boolean => degree.test(text);
/** Whether a text names a company. */
export const isCompany = (text: string): boolean => company.test(text);

const place = /^\p{Lu}[\p{L} .'’-]{1,40}, ?(?:[A-Z]{2,3}|\p{Lu}[\p{L} .'’-]{2,30})(?:, ?\p{Lu}[\p{L} .'’-]{1,30})?$/u;

const stateNames = new Set(regions.flatMap(({ name, code }) => [name, code]));

/** Whether a text is a state or province, by its name or its letters: `Oregon`, `OR`. */
export const isState = (text: string): boolean => stateNames.has(text.replaceAll('.', ''));

/** Whether a text looks like a place: `Palo Alto, CA`; `Berlin, Germany`; `Remote`. */
export const isPlace = (text: string): boolean =>
  /^(?:fully )?remote(?: ?\(.{1,30}\))?$/i.test(text) ||
  /^\(?(?:hybrid|on-?site)\)?$/i.test(text) ||
  (place.test(text) && !isCompany(text) && !isRole(text));
