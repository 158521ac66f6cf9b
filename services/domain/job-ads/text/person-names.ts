import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { isCity } from './city-names.ts';
import { isGivenName } from './given-names.ts';
import { hasJobNoun } from './job-nouns.ts';
import words from './words/name-words.json' with { type: 'json' };

const particle =
  '(?:van der|van den|van de|van|von der|von|de la|de los|de|del|della|di|da|dos|der|zu|zum|le|la|el|al|ben|bin|ter|ten)\\s';
const part = `(?:${particle})?(?:\\p{Lu}['’]|Mc|Mac|Le |La |De |St\\. )?\\p{Lu}[\\p{L}'’-]*\\p{L}`;
const honorific = `(?:${words.honorifics.join('|')})\\.?`;
const initial = '(?:\\p{Lu}\\. )?';
/** What stands after a name and is no part of it: `Theresa Hochhold BSc`. */
const degree = `(?:${words.degrees.join('|')})(?![\\p{L}])`;
const fullName = `(?:${honorific} ){0,3}${part} ${initial}(?!${degree})${part}(?: (?!${degree})${part}){0,2}`;

const titled = new RegExp(
  `(?<![\\p{L}.])((?:${honorific} ){1,3}(?:\\p{Lu}\\.? ){0,2}${part}(?: ${initial}${part}){0,3})(?!\\p{L})`,
  'u',
);
const whole = new RegExp(`^${fullName}$`, 'u');
const anyCase = (each: string): string => `[${each[0] ?? ''}${(each[0] ?? '').toUpperCase()}]${each.slice(1)}`;
const introductions = words.introductions.map(anyCase).join('|');
const asks = words.asks.map(anyCase).join('|');

/** What may stand between an introduction and a name: `our manager,`, `the Head Gardener,`, `unserem Leiter:`. */
const role =
  '(?:(?:is|ist|est|es) |(?:the|our|unsere[rnm]?|unserem|notre|nuestr[oa]|den|die|der|dem|la|le|el) (?:[\\p{L}-]+ ){0,3}?(?!(?:of|for|für|des|del) )[\\p{L}-]+[,:]? )?';

const introduced = new RegExp(
  `(?<!\\p{L})(?:${introductions}|\\p{L}+(?:leiter|leitung|chef|meister|führer)(?:in)?)[:,]? ${role}(${fullName})(?!\\p{L})`,
  'gu',
);
const starting = new RegExp(`(?:^|[.:!?,] |[•|·–] |\\()(${fullName})(?!\\p{L})`, 'gu');
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
const afterNumber = /\d[ ./-]?\d{2,} ?\((?:bei |ask for |demander )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\)/gu;

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
/** The beginnings of addresses that are nobody's. */
const departments = new RegExp(`^(?:${words.departments.join('|')})`);
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
const isSpelled = (name: string): boolean =>
  name.split(' ').every((word, index) => !/\p{Lu}{2}/u.test(word) || (index > 0 && /^\p{Lu}{5,}$/u.test(word)));

/** The endings of words for things that no name has. */
const abstract =
  /\p{L}{3}(?:tions?|sions?|ysis|ness|keit|heit|schaft|ismus|logy|logie|logía|ción|ciones|miento|tät|erie|ungen|ships?|ability)(?!\p{L})/iu;

const mayBeName = (name: string): boolean =>
  !office.test(name) &&
  !abstract.test(name) &&
  !notNames.test(withoutMonth(name)) &&
  !hasJobNoun(withoutHonorific(name)) &&
  !isCity(name) &&
  /^\p{Lu}/u.test(name);

/** Whether a text is a person's name and nothing else. */
export const isPersonName = (text: string): boolean => whole.test(text) && isSpelled(text) && mayBeName(text);

/** What has the name of its owner: `Tierarztpraxis Dr. Brandl`. */
const ofHouse =
  /(?:praxis|kanzlei|labor|apotheke|(?:tier|zahn|fach)arzt|arztin|klinik|steuerberater|notar(?:iat)?|cabinet|étude|clínica|despacho|consultorio|surgery|clinic|practice)(?: (?:du|von|de la|del))? $/iu;

/** Returns a name with its form of address, such as `Frau Silke Ahlers`. */
export function nameAfterTitle(text: string, isOther: (name: string) => boolean = () => true): string | undefined {
  const [, name] = titled.exec(text) ?? [];
  if (name !== undefined && ofHouse.test(text.slice(0, text.indexOf(name)))) return undefined;
  return name !== undefined && !office.test(name) && !notNames.test(withoutHonorific(name)) && isOther(name)
    ? name
    : undefined;
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

const names = new RegExp(`(?<!\\p{L})(${part})(?: ${initial}(${part}))?(?: (${part}))?(?!\\p{L})`, 'gu');
const letters = (text: string): string => plainText(text).replace(/[^a-z]/g, '');

/** Whether the letters of an address are those of a name. */
function hasLettersOf(parts: readonly string[], keys: readonly string[]): boolean {
  const given = letters(parts[0] ?? '');
  const family = parts.slice(1).map(letters);
  const last = family.at(-1) ?? '';
  return keys.some(
    (key) =>
      (last !== '' && given.length > 2 && key === `${given}${last[0] ?? ''}`) ||
      (last.length > 2 &&
        (key === given + last ||
          key === `${given[0] ?? ''}${last}` ||
          key === last + given ||
          (key.startsWith(given) && family.some((one) => key === given + one)) ||
          key === given + family.join('') ||
          key === last)) ||
      (given.length > 2 && key === given),
  );
}

/** What asks for the person whose name follows: `frag nach`, `ask for`. */
export const asksFor = new RegExp(`(?<!\\p{L})(?:${asks})[:,]? $`, 'u');

/** Words around a single name that tell that it is a person: `write to Bea`, `Bea, Talent`. */
const introducesSingle = new RegExp(
  `(?<!\\p{L})(?:${introductions}|${asks}|to|with|bei|an|mit|à|avec|a|con|soy|ich bin|i'm|je suis),? $`,
  'iu',
);
const afterSingle =
  /^(?:$|[,.:;!(]| \(| [–—|·-] | (?:at|on|in|from|is|will|via|an|unter|ist|freut|und|à|au|est|en|al|\+?\d))/u;

/** Whether a word stands elsewhere as a place: `in Biberach`, `88400 Biberach`. */
const isPlaceIn = (lines: readonly AdLine[], word: string): boolean => {
  const place = new RegExp(
    `(?<!\\p{L})(?:in|near|raum|standort|niederlassung|filiale|campus|office in|\\d{4,5}),? ${word}(?!\\p{L})`,
    'iu',
  );
  return lines.some(({ text }) => place.test(text));
};

/** Finds the name whose letters an email address has: `Katrin Brandl` for `k.brandl@…`, `Bea` for `bea@…`. */
export function nameByAddress(lines: readonly AdLine[], email: string, company: string | null): string | undefined {
  const employer = ` ${plainText(company ?? '')} `;
  const local = email.split('@')[0] ?? '';
  const plain = letters(local);
  const keys = [plain, letters(local.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'))];
  if (plain.length < 3 || departments.test(plain)) return undefined;
  let first: string | undefined;
  for (const { text } of lines) {
    for (const match of text.matchAll(names)) {
      // A preposition before the first name is no particle of it.
      const parts = [match[1]?.replace(/^(?:\p{Ll}+\s)+/u, ''), match[2], match[3]].flatMap((each) => each ?? []);
      for (let from = 0; from < parts.length; from += 1) {
        for (let length = parts.length - from; length > 0; length -= 1) {
          const used = parts.slice(from, from + length);
          if (!hasLettersOf(used, keys)) continue;
          const rest = text.slice(match.index);
          const start = rest.indexOf(used[0] ?? '');
          const last = used.at(-1) ?? '';
          const end = rest.indexOf(last, start) + last.length;
          const name = rest.slice(start, end);
          const isEmployer = !keys.includes(used.map(letters).join('')) && employer.includes(` ${plainText(last)} `);
          if (!mayBeName(name) || isEmployer) continue;
          if (length > 1) return name;
          const before = text.slice(0, match.index + start);
          const isPerson = isGivenName(name) || (introducesSingle.test(before) && afterSingle.test(rest.slice(end)));
          if (isPerson && /\p{Ll}$/u.test(name) && !isPlaceIn(lines, name)) first ??= name;
        }
      }
    }
  }
  return first;
}
