/** Words of a text after which a place stands, and the cities that names begin with. */
import { isCity } from './city-names.ts';

/** After these words, a name is a place: the first kind certainly, the second if it is a city. */
const before =
  '(?:[Bb]ased (?:in|at|out of)|[Ll]ocated in|[Oo]ffices? in|[Pp]osition in|[Rr]ole in|[Jj]ob in|[Oo]ur|am Standort|[Bb]üro in|mit Sitz in|Standorte?(?: in)?|basée? à|situ[eé]e? à|[Pp]oste (?:basé )?à|[Aa]gence (?:de|du)|[Ss]ite de|bureaux (?:de|à)|con sede en|ubicad[oa]s? en|oficinas? (?:de|en)|tienda de|centro de)';
const loose = '(?:in|at|near|downtown|für|aus|à|de|en|para|Raum|Großraum|près de|cerca de)';
export const placeName =
  "\\p{Lu}[\\p{L}'’.-]*(?:[ -](?:\\p{Lu}[\\p{L}'’.-]*|am|an der|sur|de|la|le|les|del|sous|en|lès|ob der))*";
/** The town after which a thing in it is named: `on Leominster's High Street`, `the Dunedin campus`; and `Leeds-based`. */
export const localPlace = new RegExp(
  `(?<!\\p{L})(?:(?:(?:[Ii]n|[Oo]n|[Aa]t|[Oo]ff|[Ff]rom|of) (?=${placeName}['’]s (?:\\p{Lu}[\\p{L}'’-]* ){0,2}(?:Street|Road|Square|Quarter|District|Market Place|old town|city cent(?:re|er)|town cent(?:re|er)|harbou?r|waterfront|seafront|quayside|docks))|(?:[Tt]he|[Oo]ur) (?=${placeName} (?:campus|office|site|plant|branch|store|shop|clinic|depot|hub|warehouse|factory|mill|studio|workshop|lab|headquarters|HQ|area|region)(?!\\p{L}))|(?=${placeName}-based(?!\\p{L})))|(?:de|à) (?=${placeName} intra-muros))(${placeName})`,
  'gu',
);
/** After a distance: `68 km from Hoedspruit, Limpopo`, `ten minutes outside Trim`. */
const distance =
  '(?:km|kilomet(?:re|er)s?|miles?|min(?:ute)?s?\\.?|hours?|Kilometer|Minuten|minutes|kilomètres|minutos|kilómetros)';
export const basedPlace = new RegExp(
  `(?<!\\p{L})(?:[Bb]ased (?:just )?(?:near|outside|close to|(?:north|south|east|west) of)|${distance} (?:(?:drive|walk|north|south|east|west|südlich|nördlich|östlich|westlich|au sud|au nord|à l['’]est|à l['’]ouest|al sur|al norte) )?(?:from|of|outside|von|vor|de|d['’])|[Jj]ust (?:outside|(?:over the hill )?from|(?:north|south|east|west) of)) (${placeName}(?:, ${placeName})?)`,
  'gu',
);
/** Before a town, and seldom before another name: `in Denbigh`, `aux Houches`. */
export const nearPlace = new RegExp(
  `(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Bb]ei|[Ii]n der Nähe von|[Àà]|[Aa]ux?|[Ee]n|[Pp]rès de|[Cc]erca de|[Rr]aum) (${placeName}(?:, ${placeName})?)`,
  'gu',
);
/** The town after the name of a house in it: `wanted at The Old Mill, Otley.` */
export const housePlace = new RegExp(
  `(?<!\\p{L})(?:at|for|with|join|beim?|für|chez|pour|à|en|para) (?:the |der |die |das |la |le |el |our )?\\p{Lu}[^,.;:()\\d]{2,50}, (?:near |in |à |en |bei )?(${placeName})(?=[.,;:)]|$)`,
  'gu',
);
/** French names of towns with an article, after a preposition that swallows it: `aux Houches`, `au Havre`. */
export const frenchArticle = new RegExp(`(?<!\\p{L})aux? (${placeName})`, 'gu');
/** Two neighbors, of which neither is the place itself. */
export const betweenPlaces = new RegExp(
  `(?<!\\p{L})((?:zwischen|entre) (${placeName}) (?:und|et|y) ${placeName})(?=$|[,.;)!])`,
  'u',
);
/** The country in which one may work from anywhere: `100 % télétravail depuis la France`. */
export const remoteCountry =
  /(?<!\p{L})(?:[Rr]emote(?:ly)?|[Tt]élétravail|[Tt]eletrabajo|[Hh]ome.?[Oo]ffice|[Tt]rabajo remoto)(?: total| complet)? (?:from|in|within|anywhere in|across|depuis|en|aus|in ganz|desde|dentro de)(?: the| la| le| l['’]| todo| toute la| tout le)? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu;
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
  'offices?|shop|stores?|school|schoolhouse|hotel|inn|restaurant|kitchen|bakery|café|clinic|practice|hospital|farm|site|plant|factory|studio|warehouse|depot|yard|home|house|museum|library|church|lab|laboratory|centre|center|branch|brewery|mill|hospice|surgery|pharmacy|pub|bar|hostel|lodge|camp|barn|stables|nursery|orchard|vineyard|winery|theatre|theater|cinema|gallery|terminal|port|shipyard|quarry|mine|smelter|sawmill|workshop|salon|spa|gym|bank|care home|nursing home|parish|chapel|cathedral|abbey|campus|college|university|headquarters|HQ|team|dealership|garage|[\\p{L}-]*(?:[Ff]iliale|[Ww]erk|[Bb]üro|[Pp]raxis|[Tt]eam|[Ss]tandort|[Bb]etrieb|[Hh]aus|[Kk]ita|[Ss]chule|[Mm]arkt|[Ww]erkstatt|[Nn]iederlassung|[Kk]linik|[Hh]otel|[Ll]ager|[Kk]üche|[Hh]of|[Ll]aden|[Kk]anzlei|[Aa]potheke|[Kk]irche|[Gg]emeinde|[Ss]tation|[Hh]eim|[Zz]entrum|[Zz]entrale|[Gg]asthof|[Bb]äckerei|[Mm]etzgerei|[Tt]ischlerei|[Gg]ärtnerei|[Kk]antine|[Bb]aumschule|[Hh]ofladen|[Ss]pital|[Kk]rankenhaus)|agence|cabinet|officine|pharmacie|salon|chantier|ferme|domaine|dépôt|bureau|bureaux|siège|hôpital|mairie|crèche|collège|université|campus|garage|exploitation|magasin|boutique|résidence|équipe|atelier|usine|site|entrepôt|école|lycée|clinique|restaurant|hôtel|tienda|oficinas?|planta|obra|sede|centro|colegio|clínica|taller|almacén|panadería|hotel|residencia|fábrica|hospital|bar|restaurante|bodega|finca|granja|nave|farmacia|parroquia|local|laboratorio|estudio|despacho|sucursal|delegación|universidad|instituto|campus';
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

/** A city with its district or its other name: `Köln-Ehrenfeld`, `Biel/Bienne`. */
const twoNames = /^\p{Lu}\p{L}{2,} ?[-/] ?\p{Lu}\p{Ll}{2,}$/u;

/** Whether a text is a city, a part of one such as `South Austin`, or one of its districts such as `Dublin 2`. */
export const isCityOrPart = (text: string): boolean =>
  isCity(text) ||
  isCity(text.replace(part, '').replace(/ \d{1,2}$/, '')) ||
  isCity(text.replace(suffix, '')) ||
  (twoNames.test(text) && isCity(text.replace(/ ?[-/].*$/u, '')));

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
