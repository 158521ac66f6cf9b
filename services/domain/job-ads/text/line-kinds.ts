/** What the short lines at the top of an ad are, by their form. */
import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import { payMentionsIn } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { asks, duties, nice, offers } from '../../../../shared/matching/suggestions/section-words.ts';
import { foldLine } from './ad-lines.ts';

/** The codes of the states of the US, as alternatives of a pattern. */
export const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const otherStates = 'AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|ACT|NSW|QLD|TAS|VIC';
const countries =
  'United States|USA|US|U\\.S\\.|United Kingdom|UK|England|Scotland|Wales|Northern Ireland|Ireland|Canada|Australia|New Zealand|India|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|France|Belgium|Belgique|België|Spain|España|Mexico|México|Argentina|Netherlands|Niederlande|Luxembourg|Luxemburg|Italy|Portugal|Poland|Denmark|Sweden|Norway|Finland|Singapore|Europe|EU|EMEA|Québec|Quebec|Ontario|British Columbia|Alberta|Colorado|Oregon|Ohio|Texas|California|Washington|Florida|Illinois|Michigan|Minnesota|Georgia|Pennsylvania|Vermont|Maine|Virginia|New York|New Jersey|North Carolina|Tennessee|Arizona|Utah|Nevada|Wisconsin|Iowa|Kansas|Missouri|Massachusetts|Connecticut|Maryland|Bavaria|Bayern|Hessen|Nordrhein-Westfalen|Baden-Württemberg|Sachsen|Niedersachsen|Île-de-France|Ile-de-France|Auvergne-Rhône-Alpes|Occitanie|Bretagne|Cataluña|Andalucía|Comunidad de Madrid|País Vasco|Karnataka|Maharashtra|Telangana|Tamil Nadu|Victoria|New South Wales|Queensland';
const provinces =
  'A Coruña|Álava|Albacete|Alicante|Almería|Asturias|Ávila|Badajoz|Baleares|Barcelona|Bizkaia|Vizcaya|Burgos|Cáceres|Cádiz|Cantabria|Castellón|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Guipúzcoa|Girona|Granada|Guadalajara|Huelva|Huesca|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Segovia|Sevilla|Soria|Tarragona|Tenerife|Teruel|Toledo|Valencia|Valladolid|Zamora|Zaragoza';
const word = "\\p{Lu}[\\p{L}.'’-]*";
const words = `${word}(?:[ -](?:${word}|de|del|la|las|los|le|les|sur|am|an der|im|of|the|y|et|sous|en|upon|près|bei|ob der|\\d{1,2}e?)){0,5}`;

const placeForms: readonly RegExp[] = [
  new RegExp(
    `${words}, (?:${usStates}|${otherStates})(?![\\p{L}])(?: \\d{5}(?:-\\d{4})?)?(?:, (?:${countries}))?`,
    'u',
  ),
  new RegExp(`${words}(?:, ${words})?, (?:${countries})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\d)\\d{5} ${words}|(?<![\\d'’.,])[1-9]\\d{3} ${words}`, 'u'),
  new RegExp(
    `(?:\\d{2,3}|2[AB]) - ${words}(?: \\(\\d\\d\\))?|${words} \\(\\d{2,5}\\)|${words} - (?:\\d\\d|2[AB])(?!\\d)`,
    'u',
  ),
  new RegExp(`${words} \\((?:${provinces}|[A-Z]{2})\\)`, 'u'),
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

const placeNames = new RegExp(`^${words}(?:(?: ?[,/|;&] ?| or | und | et | y )${words}){0,4}$`, 'u');

/** Whether a text has the form of a name of a place alone, which a name of a person or employer has, too. */
export const mayBePlace = (text: string): boolean => text.length <= 60 && placeNames.test(text);

const companyForm =
  /(?:^|[\s,])(?:gmbh|ggmbh|mbh|ag|kg|kgaa|se|ug|ohg|gbr|e\.? ?v\.?|inc\.?|llc|llp|l\.l\.c\.|ltd\.?|limited|plc|corp\.?|corporation|company|co\.|group|holdings?|s\.?a\.?s?\.?|sarl|s\.?à\.?r\.?l\.?|s\.?l\.?u?\.?|s\.?c\.?c?\.?l?\.?|n\.?v\.?|b\.?v\.?|srl|cooperative|co-op|partners|associates|trust|foundation|hospital|medical center|health|university|college|school|schools|district|klinikum|krankenhaus|stiftung|universität|hochschule|landratsamt|stadtverwaltung|gemeinde|mairie|clinique|hôpital|chu|lycée|ayuntamiento|fundación|clínica|universidad|residencia|colegio|consorcio|ville de|commune de|stadt|gemeinde|city of|county|council|borough|department of|ministry|nhs|library|libraries|bakery|restaurant|hotel|inn|brewing|electric|logistics|logistik|transports?|spedition|apotheke|praxis|kanzlei|steuerberater|mbb|partg|e\.? ?k\.?|ett|asbl|aisbl|personalberatung|staffing|bank|söhne|fils|& sons|brothers|solutions|systems|industries|technologies|labs|laboratories|sociedad|cooperativa)(?:\)|,|$|\s)/iu;

/** Whether a text has the form of an employer's name. */
export const mayBeCompany = (text: string): boolean => companyForm.test(text) && text.length <= 80;

const chips =
  /^(?:full.?time|part.?time|contract|temporary|internship|permanent|remote|hybrid(?: work)?|on.?site|in.?person|in.?office|vollzeit|teilzeit|feste anstellung|unbefristet|befristet|homeoffice|home.?office|schichtarbeit|cdi|cdd|int[eé]rim|stage|alternance|t[eé]l[eé]travail|temps plein|temps partiel|indefinido|jornada completa|presencial|h[ií]brido|teletrabajo|mid.?senior level|entry level|associate|director|executive|not applicable|berufseinstieg|berufserfahrung|mit berufserfahrung|ohne berufserfahrung)(?!\p{L})/iu;
const statusLine =
  /(?:\bago\b|applicants?|\bposted\b|reposted|\bvor \d|\bvor einem|\bil y a\b|\bhace \d|erschienen|publi[eé]|publicad|views?\b|followers?|employees\b|mitarbeitende|mitarbeiter\b|salari[eé]s|empleados|seguidores|abonn[eé]s|connections?|alumni|clicked apply|\bstars?\b|★|\bratings?\b|reviews?\b|\breq(?:uisition)?\b|job ?id|ref(?:erence)?[.:#]|réf|\boffre n|job number|cookies?|premium|match(?:es)? your|your profile|profil\b|hiring insights|response time|%|\|.*\||\bnotice\b)/iu;

export type LineKind = 'chip' | 'status' | 'pay' | 'date' | 'place' | 'sentence' | 'label' | 'number' | 'other';

/** Returns what a short line is by its form; `other` is a title, a name, or a heading. */
export function lineKind(text: string): LineKind {
  if (!/\p{L}/u.test(text)) return 'number';
  if (chips.test(text) && text.length < 60) return 'chip';
  if (payMentionsIn(text).length > 0) return 'pay';
  if (/^\p{L}[^:]{1,40}:(?: |$)/u.test(text)) return 'label';
  const place = placeByForm(text);
  if (place !== undefined && place.length >= (text.split(/ [·•|] /)[0] ?? text).length * 0.6) return 'place';
  if (statusLine.test(text)) return 'status';
  if (daysIn(text).length > 0) return 'date';
  if (
    (/[.!?]$/.test(text) && !/(?:Inc|Co|Ltd|Corp|e\. ?[VK]|S\.A|S\.L|S\.L\.U|S\.A\.U|ASBL|Bros|Sr|Jr)\.$/.test(text)) ||
    text.length > 110
  )
    return 'sentence';
  return 'other';
}

/** Whether a line is the heading of a part of the ad, such as `What you’ll do`. */
export const isHeading = (text: string): boolean => {
  const plain = plainText(text);
  return text.split(' ').length <= 5 && [asks, duties, offers, nice].some((pattern) => pattern.test(plain));
};

const wordsOf = (text: string): string =>
  foldLine(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two names are the same, apart from case, accents, and punctuation. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
