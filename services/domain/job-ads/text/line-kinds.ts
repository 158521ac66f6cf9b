/** What the short lines at the top of an ad are, by their form. */
import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import { payMentionsIn } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { asks, duties, niceHeadings as nice, offers } from '../../../../shared/matching/ad-text/section-words.ts';
import { placeByForm } from './place-forms.ts';
import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';

const companyForm =
  /(?:^|[\s,])(?:s\.a\.a\.|s\.a\.c\.|e\.i\.r\.l\.|s\.? ?a\.? de c\.? ?v\.?|s\.? de r\.? ?l\.?|sasu|eurl|selarl|gmbh|ggmbh|mbh|ag|kg|kgaa|se|ug|ohg|gbr|e\.? ?v\.?|inc\.?|llc|llp|l\.l\.c\.|ltd\.?|limited|plc|corp\.?|corporation|company|co\.|group|holdings?|s\.?a\.?s?\.?|sarl|s\.?à\.?r\.?l\.?|s\.?l\.?u?\.?|s\.?c\.?c?\.?l?\.?|n\.?v\.?|b\.?v\.?|srl|cooperative|co-op|partners|associates|trust|foundation|hospital|medical center|health|university|college|school|schools|district|klinikum|krankenhaus|stiftung|universität|hochschule|landratsamt|stadtverwaltung|gemeinde|mairie|clinique|hôpital|chu|lycée|ayuntamiento|fundación|clínica|universidad|residencia|colegio|consorcio|ville de|commune de|stadt|gemeinde|city of|county|council|borough|department of|ministry|nhs|library|libraries|bakery|restaurant|hotel|inn|brewing|electric|logistics|logistik|transports?|spedition|apotheke|praxis|kanzlei|steuerberater|mbb|partg|e\.? ?k\.?|ett|asbl|aisbl|personalberatung|staffing|bank|söhne|fils|& sons|brothers|solutions|systems|industries|technologies|labs|laboratories|sociedad|cooperativa)(?:\)|,|$|\s)/iu;

/** Whether a text has the form of an employer's name. */
export const mayBeCompany = (text: string): boolean => companyForm.test(text) && text.length <= 80;

/** Kinds of businesses with which a name ends, in English, or begins, in other languages. */
const businesses =
  /(?: (?:dairy|dairies|farms?|nursery|dental|dentistry|orthodontics|veterinary|plumbing|heating|roofing|construction|builders|contractors|motors|foods|farms|freight|freightways|trucking|carriers|church|ministries|studios?|services|consulting|consultants|recruitment|recruiting|search|talent|selección|recrutement|interim|intérim|bau|werke|holzbau|pflege|genossenschaft|seniorenheim|pharmacy|pharmacies|care|homes|housing|engineering|aerospace|aero|bio|therapeutics|robotics|software|analytics|energy|solar|foods|coffee|museum|theatre|theater|gallery|society|association|institute|council|authority|coaches|airlines|airways|marine|mining|capital|insurance|media|press|publishing)|^(?:bäckerei|metzgerei|tischlerei|schreinerei|zimmerei|gärtnerei|gasthof|gasthaus|landgasthof|pension|ferienwohnungen|ferienhof|weingut|autohaus|kita|kindergarten|waldkita|verein|verband|zweckverband|wohnbau|elektro|sanitär|hausärzte|zahnärzte|clínica|centro|escuela|evangelische|katholische|(?:ev|kath)\.|\p{L}*kirchengemeinde|\p{L}*pfarrei|steuerbüro|ingenieurbüro|architekturbüro|primarschule|grundschule|panadería|pastelería|restaurante|taller(?:es)?|farmacia|bodegas?|viveros|asesoría|gestoría|consultora|grupo|transportes|construcciones|instalaciones|asociación|instituto|boulangerie|fournil|garage|menuiserie|charpente|earl|gaec|ehpad|résidence|cabinet|étude|association|domaine|maison|laboratoires?|les ateliers|atelier) .*)$/iu;

/** Whether a text is a name with a kind of business, such as `Rosewater Dairies` or `Bäckerei Wolf`. */
export const namesBusiness = (text: string): boolean => text.length <= 60 && businesses.test(text);

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
    (/[.!?]$/.test(text) &&
      // Dotted initials are a legal form: `S.L.L.`
      !/ (?:\p{Lu}\.){2,4}$/u.test(text) &&
      !/(?:Inc|Co|Ltd|Corp|Assn|e\. ?[VKG]|S\. ?A|S\. ?L|C\. ?V|R\. ?L|p\.A|ASBL|Bros|Sr|Jr)\.$/i.test(text)) ||
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
