/** Words of a text after which a place stands, and the cities that names begin with. */
import { isCity } from './city-names.ts';

/** After these words, a name is a place: the first kind certainly, the second if it is a city. */
const before =
  '(?:[Bb]ased (?:in|at|out of)|[Ll]ocated in|[Oo]ffices? in|[Pp]osition in|[Rr]ole in|[Jj]ob in|[Oo]ur|am Standort|[Bb]üro in|mit Sitz in|Standorte?(?: in)?|basée? à|situ[eé]e? à|[Pp]oste (?:basé )?à|[Aa]gence (?:de|du)|[Ss]ite de|bureaux (?:de|à)|con sede en|ubicad[oa]s? en|oficinas? (?:de|en)|tienda de|centro de)';
const loose = '(?:in|at|near|downtown|für|aus|à|de|en|para|Raum|Großraum|près de|cerca de)';
export const placeName =
  "\\p{Lu}[\\p{L}'’.-]*(?:[ -](?:\\p{Lu}[\\p{L}'’.-]*|am|an der|sur|de|la|le|les|del|sous|en|lès|ob der))*";
export const certainPlace = new RegExp(
  `(?<!\\p{L})${before} (?:downtown |central |the )?(${placeName}(?:, ${placeName})?)`,
  'gu',
);
export const possiblePlace = new RegExp(
  `(?:(?<!\\p{L})(?:${loose} |d['’])(?:downtown |central |heart of |\\d{4,5} )?|\\()(${placeName}(?:, ${placeName})?)`,
  'gu',
);
/** Words after which even an unknown name is a place. */
export const namedPlace = new RegExp(
  `(?<!\\p{L})(?:[Bb]ased (?:in|at)|[Ll]ocated in|[Aa]nywhere in(?: the)?|am Standort|mit Sitz in|basée? à|situ[eé]e? à|con sede en|ubicad[oa]s? en) (${placeName})`,
  'u',
);

/** Places of work, after which `in` names the town. */
const sites =
  'offices?|shop|stores?|school|schoolhouse|hotel|inn|restaurant|kitchen|bakery|café|clinic|practice|hospital|farm|site|plant|factory|studio|warehouse|depot|yard|home|house|museum|library|church|lab|laboratory|centre|center|branch|brewery|mill|team|dealership|garage|[\\p{L}-]*(?:[Ff]iliale|[Ww]erk|[Bb]üro|[Pp]raxis|[Tt]eam|[Ss]tandort|[Bb]etrieb|[Hh]aus|[Kk]ita|[Ss]chule|[Mm]arkt|[Ww]erkstatt|[Nn]iederlassung|[Kk]linik|[Hh]otel|[Ll]ager|[Kk]üche|[Hh]of)|agence|cabinet|magasin|boutique|résidence|équipe|atelier|usine|site|entrepôt|école|lycée|clinique|restaurant|hôtel|tienda|oficinas?|planta|obra|sede|centro|colegio|clínica|taller|almacén|panadería|hotel|residencia|fábrica';
/** `our workshop in Hallwick`, `notre atelier de Vauré`. */
export const siteIn = new RegExp(
  `(?<!\\p{L})(?:${sites}),? (?:in|at|near|à|de|en|bei)(?: downtown| central)? (${placeName})`,
  'gu',
);
/** What is no town after such a word: months, days, and languages. */
export const notTown =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Juni|Juli|Oktober|Dezember|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish|Deutsch|Englisch|Vollzeit|Teilzeit|Stage|Key|Year|Excel|Form|Kooperation|Zusammenarbeit|Our|The|We|You|Wir|Sie|Nous)(?!\p{L})/u;

const part = /^(?:North|South|East|West|Central|Inner|Outer|Downtown|Greater) (?=\p{Lu})/u;
/** Words that a town's name has after that of the city beside it: `Annecy-le-Vieux`. */
const suffix = /-(?:le|la|les|lès|sur|sous|en|im|am|an)-.*$/u;

/** Whether a text is a city, a part of one such as `South Austin`, or one of its districts such as `Dublin 2`. */
export const isCityOrPart = (text: string): boolean =>
  isCity(text) || isCity(text.replace(part, '').replace(/ \d{1,2}$/, '')) || isCity(text.replace(suffix, ''));

/** Returns the longest beginning of a name that is a city: `Savannah` of `Savannah, Georgia`, with its state. */
export function cityIn(text: string): string | undefined {
  const [first = '', ...rest] = text.replace(/[.]$/, '').split(', ');
  const words = first.replace(/['’]s(?= |$)/gu, '').split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const city = words.slice(0, length).join(' ').replace(/[.,]$/, '');
    if ((city.length > 3 || /^(?:Ulm|Pau|Wil|Zug)$/u.test(city)) && isCityOrPart(city))
      return length === words.length && rest.length > 0 && /^\p{Lu}/u.test(rest[0] ?? '')
        ? `${city}, ${rest[0] ?? ''}`
        : city;
  }
  return undefined;
}
