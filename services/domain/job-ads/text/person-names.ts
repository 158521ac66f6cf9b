import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { AdLine } from './ad-lines.ts';

const particle = '(?:van der|van den|van|von der|von|de la|de|del|di|da|der|zu|le|la|el|al)\\s';
const part = `(?:${particle})?(?:\\p{Lu}['’]|Mc|Mac)?\\p{Lu}[\\p{L}'’-]*\\p{L}`;
const address =
  '(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|M|Mme|Mlle|Sra?|Srta|D|Dña|Don|Doña|Ing|Mag(?:\\.a)?|Dipl\\.-Ing)\\.?';
const initial = '(?:\\p{Lu}\\. )?';
const fullName = `(?:Dr\\.? )?${part} ${initial}${part}(?: ${part})?`;

const titled = new RegExp(`(?<!\\p{L})(${address}(?: Dr\\.?)? ${part}(?: ${initial}${part}){0,2})(?!\\p{L})`, 'u');
const whole = new RegExp(`^${fullName}$`, 'u');
/** Words after which a name follows, or that follow a name. */
const introductions = [
  ...['rufen sie', 'ring', 'message', 'envoyer à', 'adressée à', 'auprès de', 'to'],
  ...[
    'contact',
    'ask for',
    'call',
    'ring',
    'text',
    'whatsapp',
    'reach',
    'reach out to',
    'write to',
    'email',
    'mail',
    'talk to',
  ],
  ...[
    'speak to',
    'speak with',
    'reply to',
    'questions to',
    'letter to',
    'send to',
    'cv to',
    'to',
    'recruiter',
    'hiring manager',
    'manager',
  ],
  ...[
    'supervisor',
    'principal',
    'coordinator',
    'leader',
    'lead',
    'director',
    'chef',
    'filialleiterin',
    'filialleiter',
    'teamleiterin',
  ],
  ...[
    'teamleiter',
    'stationsleiter',
    'ansprechpartnerin',
    'ansprechpartner',
    'ansprechperson',
    'an',
    'bei',
    'ihnen',
    'dir',
    'sich',
  ],
  ...[
    "à l'attention de",
    'à l’attention de',
    'attention',
    'a la atención de',
    'atención',
    'contacter',
    'appelez',
    'écrivez à',
  ],
  ...[
    'demander',
    'schreib',
    'frag',
    'à',
    'a',
    'con',
    'contacto',
    'auprès de',
    'renseignements',
    'auskünfte',
    'fragen',
    'kontakt',
  ],
].map((each) => `[${each[0] ?? ''}${(each[0] ?? '').toUpperCase()}]${each.slice(1)}`);
const cues: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:${introductions.join('|')})[:,]? (?:is |ist |our \\p{L}+(?: \\p{L}+)?,? |unsere[rn]? \\p{L}+,? |Chef )?(${fullName})(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?:^|[.:!?] )(${fullName})(?:, (?:\\p{Lu}|our|the|Leiter|Head|VP|RN|HR)|, \\p{L}+ ?(?:manager|lead|leader|director|supervisor|recruiter|coordinator|owner)| (?:is|will|answers?|freut sich|beantwortet|hilft|répond|ist|aus dem) )`,
    'u',
  ),
  new RegExp(`^(${fullName})$`, 'u'),
  new RegExp(
    `(?:[Aa]sk for|ASK FOR|[Rr]ing|[Cc]all|WhatsApp|[Tt]ext|[Aa]ppelez|[Dd]emandez|[Ll]lama a|[Pp]regunta por|[Ff]rag|[Ss]chreib(?: an)?|[Mm]elde dich bei|[Ww]rite to|[Ee]mail|d['’]ici le \\d+ \\p{L}+ à) (${part}|\\p{Lu}{3,})(?= (?:on|at|au|aux|unter|auf|al|OR|or|ou|if|in)(?!\\p{L})|[.,:;]| \\(|$)`,
    'u',
  ),
];
const notNames =
  /\b(?:human|resources|personal\p{L}*|department|team|office|street|school|university|universit[aä]t|hospital|center|centre|gmbh|inc|llc|ltd|talent|recruit\p{L}*|hr|district|apply|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|united|equal|microsoft|google|teams|zoom|road|lane|drive|avenue|services?|clinic|group|engineering|people|operations|city|hall|county|job|jobs|types?|noch|fragen|ihre?|ihr|sie|dein|deine|bei|für|die|der|das|bewerben|bewerbung|unterlagen|angabe|am|im|zum|vom|rue|avenue|boulevard|calle|plaza|avenida|straße|strasse|platz|allee|weg|oficina|oferta|empleo|bolsa|ville|mairie|board|cover|letter|resume|cv|the|this|our|we|you|your|please|thank|thanks|best|kind|regards|hi|hello|dear|hallo|hola|bonjour|new|north|south|east|west|san|saint|los|las|no|full|part|time|read|send|open|working|about|company|privacy|policy|terms|application|applications|questions?|linkedin|instagram|facebook|whatsapp|excel|word|power|social|care|work|worker|nurse|registered|senior|junior|lead|assistant|associate|director|general|sales|customer|data|software|backend|mit|freundlichen|grüßen|viele|beste|liebe|atención|recursos|humanos|ressources|humaines)(?!\p{L})/iu;

/** Whether a text is a person's name and nothing else. */
export const isPersonName = (text: string): boolean =>
  whole.test(text) && !notNames.test(text) && !/^[\p{Lu}\s]+$/u.test(text);

/** Returns a name with its form of address, such as `Frau Silke Ahlers`. */
export const nameAfterTitle = (text: string): string | undefined => titled.exec(text)?.[1];

/** Returns a name that stands where a text names a person to ask. */
export function nameBy(text: string): string | undefined {
  for (const cue of cues) {
    const name = cue.exec(text)?.[1];
    if (
      name !== undefined &&
      !notNames.test(name) &&
      /^\p{Lu}/u.test(name) &&
      (!/\p{Lu}{3}/u.test(name) || !name.includes(' '))
    )
      return name;
  }
  return undefined;
}

const names = new RegExp(`(?<!\\p{L})(${part})(?: ${initial}(${part}))?(?: (${part}))?(?!\\p{L})`, 'gu');
const letters = (text: string): string => plainText(text).replace(/[^a-z]/g, '');

/** Finds the name whose letters an email address has: `Katrin Brandl` for `k.brandl@…`, `Bea` for `bea@…`. */
export function nameByAddress(lines: readonly AdLine[], email: string): string | undefined {
  const local = email.split('@')[0] ?? '';
  const key = letters(local.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'));
  const plain = letters(local);
  if (
    plain.length < 3 ||
    /^(?:info|jobs?|schulleitung|leitung|technik|taller|direccion|dotation|rh|kitchen|buero|office|mairie|labour|disposition|direction|empleo|bajio|shop|store|school|clinic|praxis|service|support|admin|vitoria|utrecht|careers?|career|careers|karriere|bewerbung|hr|personal|people|talent|recruiting|recrutement|rh|seleccion|empleo|office|contact|hello|team|apply)/.test(
      plain,
    )
  )
    return undefined;
  let first: string | undefined;
  for (const { text } of lines) {
    for (const match of text.matchAll(names)) {
      const parts = [match[1], match[2], match[3]].flatMap((each) => each ?? []);
      for (let length = parts.length; length > 0; length -= 1) {
        const used = parts.slice(0, length);
        const given = letters(used[0] ?? '');
        const family = used.slice(1).map(letters);
        const last = family.at(-1) ?? '';
        const fits = [plain, key].some(
          (each) =>
            (last.length > 2 &&
              (each === given + last ||
                each === `${given[0] ?? ''}${last}` ||
                each === last + given ||
                (each.startsWith(given) && family.some((one) => each === given + one)) ||
                each === last)) ||
            (given.length > 2 && each === given),
        );
        if (!fits) continue;
        const name =
          text
            .slice(match.index)
            .match(
              new RegExp(
                `^${used.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(' (?:\\p{Lu}\\. )?')}`,
                'u',
              ),
            )?.[0] ?? used.join(' ');
        if (length > 1) return name;
        first ??= name;
      }
    }
  }
  return first;
}
