/** Places by their form: with a state, a country, or a postal code, and streets. */

import { countryNames } from './country-names.ts';
import words from './words/regions.json' with { type: 'json' };

/** The codes of the states of the US, as alternatives of a pattern. */
export const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
export const canadianProvinces = 'AB|BC|MB|NB|NL|NS|ON|PE|QC|SK';
const otherStates = 'ACT|NSW|QLD|TAS|VIC|CABA|D\\.?C\\.?';
export const australianStates = 'ACT|NSW|NT|QLD|SA|TAS|VIC|WA';
const mexican = words.mexicanCodes.join('|');
const countries = [...countryNames().keys(), ...words.otherNames, ...Object.values(words.regions).flat()].join('|');
const provinces = words.regions.ES.join('|');
const word = "\\p{Lu}[\\p{L}.'’-]*";
const name = `${word}(?:[ -](?:${word}|de|del|la|las|los|le|les|sur|am|an der|im|of|the|y|et|sous|en|upon|près|bei|ob der|\\d{1,2}e?)){0,5}`;

const placeForms: readonly RegExp[] = [
  new RegExp(
    `${name}, (?:${usStates}|${canadianProvinces}|${otherStates})(?![\\p{L}])(?: \\d{5}(?:-\\d{4})?)?(?:, (?:${countries}))?`,
    'u',
  ),
  // `SA` is also what companies of several countries are.
  new RegExp(
    `${name} (?:(?:${australianStates}) \\d{4}|(?!SA)(?:${australianStates})|(?<=Adelaide )SA)(?=$|[,;)| ]| [–—(-])`,
    'u',
  ),
  new RegExp(`${name}(?:, ${name})?, (?:${mexican})(?:\\.|(?!\\p{L}))`, 'u'),
  new RegExp(`${name}(?:, ${name})?, (?:${countries}|${provinces})(?!\\p{L})`, 'u'),
  // Of four digits, the years around now stand before names of other things: `© 2026 Harlan Supply`.
  new RegExp(`(?<!\\d)\\d{5} ${name}|(?<![\\d'’.,]|© )(?!20[12]\\d)[1-9]\\d{3} ${name}`, 'u'),
  new RegExp(
    `(?:\\d{2,3}|2[AB]) - ${name}(?: \\(\\d\\d\\))?|${name} \\(\\d{2,5}\\)|${name} - (?:\\d\\d|2[AB])(?!\\d)`,
    'u',
  ),
  new RegExp(`${name} \\((?:${provinces}|[A-Z]{2})\\)`, 'u'),
  new RegExp(`Greater ${word}(?: ${word})? Area|${word}(?: ${word})? (?:Metropolitan |Metro |Bay )Area`, 'u'),
  new RegExp(`${name},? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${name} (?:${canadianProvinces})(?:,? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?![\\p{L}\\d])`, 'u'),
  new RegExp(`^(?:${countries})$`, 'u'),
];

/** Finds a place by its form: with a state, a country, or a postal code. */
export function placeByForm(text: string): string | undefined {
  for (const form of placeForms) {
    const found = form.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Adds to a place the state, country, or postal code that follows it in its line: `Austin` of `Austin, TX 78701`. */
export function placeWithRegion(line: string, place: string): string {
  const whole = placeByForm(line.slice(line.indexOf(place)));
  return whole?.startsWith(place) === true ? whole : place;
}

const placeNames = new RegExp(`^${name}(?:(?: ?[,/|;&] ?| or | und | et | y )${name}){0,4}$`, 'u');

/** Whether a text has the form of a name of a place alone, which a name of a person or employer has, too. */
export const mayBePlace = (text: string): boolean => text.length <= 60 && placeNames.test(text);

/** A street with its number, or a post office box. */
export const streetAddress =
  /\b(?:\d{1,5}(?:[-–/]\d+)?[a-z]?,? (?:\p{Lu}[\p{L}.'’]*,? ){1,4}(?:St|Street|Rd|Road|Ave|Avenue|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pkwy|Parkway|Hwy|Highway|Ct|Court|Pl|Place|Row|Square|Suite|Terrace|Close|Quay)\b|\p{L}*(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|ring|damm|ufer|markt) \d+|\d+(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|boul\.|bd|chemin|place|cours|quai|route|allée|impasse|ch\.) |(?:rue|avenue|chemin|route|boulevard|place|cours|quai) (?:[\p{L}'’-]+ ){1,5}\d+|(?:calle|c\/|avenida|avda?\.?|paseo|plaza|pza\.?|carrera|cra\.?|camino|ctra\.?|carretera|polígono|pol\.|bv\.?|bulevar|boulevard|pasaje|pje\.?|jirón|jr\.|diagonal|ronda|travesía|glorieta|rúa|carrer) ?[^,]{2,40}(?:, ?(?:n\.?º ?)?|#? ?)\d+|P\.?O\.? Box \d+|Postfach \d*)/iu;
