import { isCity } from './city-names.ts';
import { isGivenName } from './given-names.ts';
import { hasJobNoun } from './job-nouns.ts';
import words from './words/name-words.json' with { type: 'json' };

const particle =
  '(?:van der|van den|van de|van|von der|von|de la|de los|de|del|della|di|da|dos|der|zu|zum|le|la|el|al|ben|bin|ter|ten)\\s';
/** Short forms of verbs, which are written like names in French: `I'm`, `D'Arcy`. */
const verbForm = "\\p{L}{1,5}['’](?:m|ve|ll|d|s|re)(?!\\p{L})";
/** A part of a name, as a piece of an expression. */
export const part = `(?!${verbForm})(?:${particle})?(?:\\p{Lu}['’]|Mc|Mac|Le |La |De |St\\. )?\\p{Lu}[\\p{L}'’-]*\\p{L}`;
const honorific = `(?:${words.honorifics.join('|')})\\.?`;
export const initial = '(?:\\p{Lu}\\. )?';
/** What stands after a name and is no part of it: `Theresa Hochhold BSc`. */
const degree = `(?:${words.degrees.join('|')})(?![\\p{L}])`;
const fullName = `(?:${honorific} ){0,3}${part} ${initial}(?!${degree})${part}(?: (?!${degree})${part}){0,2}`;

/** A family name after initials: `J. R. Featherstonehaugh`, `P. Kizito Mwangi`. */
const initialed = `(?:\\p{Lu}\\.[ -]?){1,3}${part}(?: (?!${degree})${part})?`;
/** A name of which only the family name is shortened: `Meenakshi S.`. */
const shortened = `\\p{Lu}\\p{Ll}{2,} \\p{Lu}\\.`;
const anyName = `(?:${fullName}|${initialed}|${shortened})`;

const titled = new RegExp(
  `(?<![\\p{L}.])((?:${honorific} ){1,3}(?:\\p{Lu}\\.? ){0,2}${part}(?: ${initial}${part}){0,3})(?!\\p{L})`,
  'u',
);
const whole = new RegExp(`^${fullName}$`, 'u');
const anyCase = (each: string): string => `[${each[0] ?? ''}${(each[0] ?? '').toUpperCase()}]${each.slice(1)}`;
export const introductions = words.introductions.map(anyCase).join('|');
export const asks = words.asks.map(anyCase).join('|');

/** What may stand between an introduction and a name: `our manager,`, `the Head Gardener,`, `unserem Leiter:`. */
const role =
  '(?:(?:is|ist|est|es) |(?:the|our|unsere[rnm]?|unserem|notre|nuestr[oa]|den|die|der|dem|la|le|el) (?:[\\p{L}-]+\\.? ){0,3}?(?!(?:of|for|für|des|del) )[\\p{L}-]+[,:]? )?';

const introduced = new RegExp(
  `(?<!\\p{L})(?:${introductions}|\\p{L}+(?:leiter|leitung|chef|meister|führer)(?:in)?)[:,]? ${role}(${anyName})(?!\\p{L})`,
  'gu',
);
const starting = new RegExp(`(?:^|[.:!?,] |[•|·–] |\\()(${anyName})(?!\\p{L})`, 'gu');
const single = new RegExp(
  `(?<!\\p{L})(?:${asks})[:,]? (${part}|\\p{Lu}{3,})(?= (?:on|at|in|for|with|an|au|aux|unter|auf|al|en|OR|or|ou|if|when|wenn|cuando|before|after|between|any|eine?|a|un|via|per|par|por|\\+?\\d|\\()| ?[.,:;]|$)`,
  'gu',
);
/** A single name right before a number or an address: `an Bea: 079 …`, `a Graciela +54 …`. */
const beforeAddress =
  /(?<!\p{L})(?:to|à|a|an|bei|con|mit|with|avec) (\p{Lu}\p{Ll}{2,})(?= ?[:,(]? ?(?:\+?\(?\d[\d ()./-]{5}|[\w.+-]{1,40}@))/gu;

/** One of two people right before an address: `to Lindiwe or Pieter: jobs@…`. */
const either =
  /(?<!\p{L})(?:to|à|a|an|bei|con|mit|with|avec) (\p{Lu}\p{Ll}{2,}) (?:or|and|oder|und|ou|et|o|y) \p{Lu}\p{Ll}{2,}(?= ?[:,(]? ?(?:\+?\(?\d[\d ()./-]{5}|[\w.+-]{1,40}@))/gu;

/** A single name at the beginning that somebody waits for something: `Marie-Soleil attend ton CV`. */
const waiting =
  /^(\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?) (?:attend (?:ton|ta|votre|tes|vos)|répond (?:à|avec)|freut sich|wartet auf|beantwortet|is (?:waiting|happy|looking forward|the person)|looks forward|will (?:answer|call|be happy)|espera tu|te espera|responde|atiende)(?!\p{L})/gu;

/** A name right before a number or an address in brackets: `the churchwarden Mike Probert (01632 960 371)`. */
const beforeBrackets = new RegExp(
  `(?<=\\p{Ll} )(?<!(?<!\\p{L})(?:at|in|of|from|near|the|im|am|bei der|der|des|aus|chez|de|du|del|en|la|le|el) )(${fullName})(?= \\((?:(?:tel|tél|phone|mobil\\p{L}*|telefon)\\.?:? ?)?(?:\\+?\\(?\\d[\\d ()./-]{5}|[\\w.+-]{1,40}@))`,
  'gu',
);
/** Somebody whose role stands before the name, as an aside: `Our head of design, Priya Ram-Cole, reads each`. */
const aside = new RegExp(
  `(?<!\\p{L})(?:[Oo]ur|[Uu]nser[en]?|[Nn]otre|[Nn]uestr[oa]|[Tt]he|[Ll]a|[Ll]e|[Ee]l|[Dd]ie|[Dd]er) ([\\p{L}'’& -]{3,40}), (${fullName}),`,
  'gu',
);

/** A single name in brackets after a number: `0171 5550 109 (Heike)`. */
const afterNumber =
  /\d[ ./-]?\d{2,} ?\((?:bei |ask for |demander )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?: verlangen|,? ask for (?:her|him)| fragen)?\)/gu;

/** What tells that the words before it are a person: a role, what the person does, or a number or an address. */
const verb =
  /^ (?:is|will|can|answers?|freut|beantwortet|hilft|gibt|steht|nimmt|verlangen|kontaktieren|anrufen|répond|attend|ist|se hará|atiende|te|os|vous)(?!\p{L})/u;
const address =
  /^ ?[,:;(|·–—-]? ?\(?(?:(?:tel|tél|t|m|mobil\p{L}*|phone|telefon|email|e-mail|on|at|unter|au|al)\.?:? ?)?(?:\+?\(?\d[\d ()./-]{5}|[\w.+-]{1,40}@)/iu;
const roleWords =
  /(?<!\p{L})(?:HR|RH|RR\.? ?HH|People|Personal\p{L}*|Talent|Head|VP|Chief|Recruit\p{L}*|Recrut\p{L}*|Leit\p{L}*|Cheff?e?|Respons\p{L}*|Direct\p{L}*|Human Resources|Coordina\p{L}*|Geschäftsführ\p{L}*|Inhaber\p{L}*|Owner|DRH|Gestión|Selección)(?!\p{L})/u;
const leads = /(?<!\p{L})(?:head|lead|leiter|leiterin|chef|cheffe|jefe|jefa|manager|directeur|directrice)(?!\p{L})/iu;
/** `, Principal, 503-555-0164` */
const roleAndNumber = /^(?:,| \() ?[\p{L}\s&/-]{2,60}[),:]{1,2} ?\(?\+?\d[\d ()./-]{6}/u;
/** ` in our People team is happy to talk` */
const teamMember = /^ (?:in|from|aus|von|du|de|del) [^.;,]{3,40} (?:is|will|can|freut|hilft|ist|répond|est)(?!\p{L})/u;
function isPersonBefore(after: string): boolean {
  if (verb.test(after) || address.test(after) || roleAndNumber.test(after) || teamMember.test(after)) return true;
  const described = /^(?:,| \(| [|·–—-]) ?([^.;]{2,60})/u.exec(after)?.[1];
  return described !== undefined && (hasJobNoun(described) || roleWords.test(described));
}

/** An office and nobody's name: `Monsieur le Président`. */
const office = /^\p{Lu}\p{L}*\.? l[ea] /u;

const notNames = new RegExp(`(?<!\\p{L})(?:${words.others.join('|')})(?!\\p{L})`, 'iu');
/** A month that begins a whole name is a given name: `June Aldaco`. */
const withoutMonth = (text: string): string => text.replace(/^(?:June|April|August) (?=\p{Lu}\p{Ll})/u, '');
/** Whether a word is one of ads, of places, or of offices, and no part of a person's name. */
export const isNoName = (word: string): boolean => notNames.test(word);
const degreeOnly = new RegExp(`^${degree}$`, 'u');
/** Whether a word stands after a name and is no part of it. */
export const isDegree = (word: string): boolean => degreeOnly.test(word);
const titleOnly = new RegExp(`^${honorific}$`, 'u');
/** Whether a word before a name tells what the person does, or is a form of address. */
export const isRole = (word: string): boolean => roleWords.test(word) || leads.test(word) || titleOnly.test(word);
/** Whether a name has a form of address before it. */
export const hasTitle = (name: string): boolean => withoutHonorific(name) !== name;
const withoutDegrees = (text: string): string => text.replace(new RegExp(`^(?:,? ${degree}\\.?)+`, 'u'), '');
const withoutHonorific = (text: string): string => text.replace(new RegExp(`^(?:${honorific} ){1,3}`, 'u'), '');

/** Words in capitals are abbreviations, unless the name before them is not: `Élodie VAUQUELIN`. */
const isSpelled = (name: string): boolean => {
  const all = name.split(' ');
  const isFamilyFirst = /^\p{Lu}{4,}$/u.test(all[0] ?? '') && all.length === 2 && isGivenName(all[1] ?? '');
  return all.every(
    (word, index) => !/\p{Lu}{2}/u.test(word) || (index > 0 ? /^\p{Lu}{5,}$/u.test(word) : isFamilyFirst),
  );
};

/** The endings of words for things that no name has. */
const abstract =
  /\p{L}{3}(?:tions?|sions?|ysis|ness|keit|heit|schaft|ismus|logy|logie|logía|ción|ciones|miento|tät|erie|ungen|ships?|ability)(?!\p{L})/iu;

/** What no given name ends with: `Forsthaus Neuhaus`. */
const house =
  /^\p{L}{3,}(?:haus|hof|zentrum|schule|heim|werk|stube|hütte|mühle|praxis|klinik|verein|kirche|markt|platz|halle|bad) /iu;

const surnames = new Set<string>(words.surnames);
/** Returns a name without a family name that is also a word for work: `Olumide Adebayo-Smith`, `Mr Baker`. */
function withoutSurname(name: string): string {
  const [first = '', ...rest] = withoutHonorific(name).split(' ');
  const isFamily = (word: string): boolean => surnames.has(word.split('-').at(-1)?.toLowerCase() ?? '');
  if (rest.length === 0) return hasTitle(name) && isFamily(first) ? '' : first;
  return isGivenName(first) && isFamily(rest.at(-1) ?? '')
    ? [first, ...rest.slice(0, -1)].join(' ')
    : `${first} ${rest.join(' ')}`;
}

/** Whether a text in the form of a name may be one. */
export const mayBeName = (name: string): boolean =>
  !office.test(name) &&
  !house.test(name) &&
  !abstract.test(name) &&
  !notNames.test(withoutMonth(name)) &&
  !hasJobNoun(withoutSurname(name)) &&
  !isCity(name) &&
  /^\p{Lu}/u.test(name);

/** Whether a text is a person's name and nothing else. */
export const isPersonName = (text: string): boolean => whole.test(text) && isSpelled(text) && mayBeName(text);

/** What has the name of its owner: `Tierarztpraxis Dr. Brandl`. */
const ofHouse =
  /(?:praxis|kanzlei|labor|apotheke|(?:tier|zahn|fach)arzt|arztin|klinik|steuerberater|notar(?:iat)?|cabinet|étude|clínica|despacho|consultorio|surgery|clinic|practice|salon|salón|boutique|institut|studio|chez|café|bar|bistrot?|boulangerie|friseur|garage|farm|ferme|hof|hotel|school|schule|escuela|école|academy|fundación|stiftung)(?: (?:du|von|de la|del|de|bei))? $/iu;

/** A license and what it is for, and nobody's name: `Lic. Plumber`. */
const isLicense = (name: string): boolean => /^Lic/u.test(name) && hasJobNoun(withoutSurname(name));

/** Returns a name with its form of address, such as `Frau Silke Ahlers`. */
export function nameAfterTitle(text: string, isOther: (name: string) => boolean = () => true): string | undefined {
  const [, name] = titled.exec(text) ?? [];
  if (name !== undefined && ofHouse.test(text.slice(0, text.indexOf(name)))) return undefined;
  if (name === undefined || office.test(name) || notNames.test(withoutHonorific(name))) return undefined;
  return !isLicense(name) && isOther(name) ? name : undefined;
}

/** Returns the first match that a test accepts; a match that it refuses may overlap the right one. */
function firstOf(pattern: RegExp, text: string, accepts: (name: string, after: string) => boolean): string | undefined {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const name = match[1] ?? '';
    if (accepts(name, text.slice(pattern.lastIndex))) return name;
    pattern.lastIndex = match.index + 1;
  }
  return undefined;
}

/** Returns the name of somebody whose role stands before it. */
function asideIn(text: string, accepts: (name: string) => boolean): string | undefined {
  for (const [, role = '', name = ''] of text.matchAll(aside))
    if ((hasJobNoun(role) || roleWords.test(role) || leads.test(role)) && accepts(name)) return name;
  return undefined;
}

/** Returns a name right before a number or an address: `Mike Probert (01632 960 371)`, `Ana Ruiz, 555 0100`. */
export const nameBeforeAddress = (
  text: string,
  isOther: (name: string) => boolean = () => true,
): string | undefined => {
  const accepts = (name: string): boolean => isSpelled(name) && mayBeName(name) && isOther(name);
  return (
    firstOf(beforeBrackets, text, accepts) ??
    firstOf(starting, text, (name, after) => address.test(withoutDegrees(after)) && accepts(name))
  );
};

/** Returns a name that stands where a text names a person to ask, for which a test holds. */
export function nameBy(text: string, isOther: (name: string) => boolean = () => true): string | undefined {
  const mayBe = (name: string): boolean => mayBeName(name) && isOther(name);
  return (
    firstOf(introduced, text, (name) => isSpelled(name) && mayBe(name)) ??
    firstOf(starting, text, (name, after) => isSpelled(name) && isPersonBefore(withoutDegrees(after)) && mayBe(name)) ??
    asideIn(text, (name) => isSpelled(name) && mayBe(name)) ??
    firstOf(single, text, (name) => !notNames.test(name) && !hasJobNoun(name) && isOther(name)) ??
    [beforeAddress, either, waiting, afterNumber]
      .map((pattern) => firstOf(pattern, text, mayBe))
      .find((name) => name !== undefined)
  );
}

/** What asks for the person whose name follows: `frag nach`, `ask for`. */
export const asksFor = new RegExp(`(?<!\\p{L})(?:${asks})[:,]? $`, 'u');
