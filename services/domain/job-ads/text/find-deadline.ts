import { foldMonth, monthNames } from '../../../../shared/documents/text/month-names.ts';
import { daysIn, type DayMention } from '../../../../shared/documents/jobs/days-in-text.ts';
import { parsePlainDay, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { DayOrder } from '../../../../shared/documents/jobs/read-day.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';

/** Words that say that a day is the last one to apply, before the day. */
const closing =
  /(?:appl(?:y|ications?|ying)\b[^.]{0,60}?\b(?:by|before|until|till|through|no later than|deadline|closes?|closing|due|accepted|received|ends?)|(?:closing|close|end|deadline|expir\p{L}+|last) (?:date|day)|deadline|(?:posting|position|vacancy|job|advert|recruitment|search|req\p{L}*) (?:closes?|will close|ends?|expires?|is open until|open until)|\bcloses?\b(?: on)?:?|\bclosing\b|open (?:until|through)|\bcvs?\b[^.]{0,60}?\b(?:by|before)|(?:send|submit|email|reply|respond|write|call|contact|get (?:it|them|yours) (?:in|to us))\b[^.]{0,80}?\b(?:by|before|until|no later than)|resumes?[^.]{0,40}? by|bewerb\p{L}*[^.]{0,90}?\b(?:bis|sp[aä]testens|frist|schluss|zum)|bewerbungs(?:frist|schluss|ende)|einsendeschluss|(?:frist|ausschreibung)\b[^.]{0,30}?\b(?:bis|endet|am)|unterlagen[^.]{0,90}?\bbis|\bmeld\p{L}+[^.]{0,60}\bbis|sp[aä]testens|d['’]ici(?: le)?|a m[aá]s tardar|ap[uú]ntate[^.]{0,30}hasta|inscriptions?[^.]{0,40}?\bjusqu.au|candidat\p{L}*[^.]{0,90}?\b(?:avant|jusqu.au|au plus tard|d.ici|limite)|postul\p{L}*[^.]{0,60}?\b(?:avant|jusqu.au|au plus tard|d.ici)|date limite|cl[oô]ture|au plus tard|fin de publication|(?:dossier|cv)[^.]{0,60}?\b(?:avant|jusqu.au)|(?:solicitud\p{L}*|candidatura\p{L}*|inscri\p{L}+|curr[ií]culum|cv|presentaci[oó]n|postul\p{L}+|env[ií]\p{L}+|plazo)[^.]{0,90}?\b(?:hasta|antes del?|finaliza|termina|cierra|el)|plazo|fecha l[ií]mite|fin de plazo|cierre|cerramos|finalizamos|nous clôturons)/iu;
/** Words that give the day before them that meaning. */
const closesAfter =
  /^[^.]{0,20}(?:is the (?:deadline|closing date|last day)|\(?bewerbungsschluss|\(?deadline|\d+ days? left to apply|ist bewerbungsschluss|\s?(?:,\s)?(?:au plus tard|at the latest|a m[aá]s tardar))/iu;
/** Right before a day, words that make it the last one of something. */
const until =
  /(?:\b(?:by|before|until|till|no later than|not later than|cob|eob|close of business|close of play|bis(?: (?:zum|einschlie(?:ß|ss)lich|sp[aä]testens))*|sp[aä]testens(?: (?:am|bis zum))?|avant(?: le)?|jusqu['’]au|d['’]ici(?: le| au)?|au plus tard(?: le)?|pour le|hasta(?: el)?|antes del?|a m[aá]s tardar(?: el)?)(?:,? (?:noon|midnight|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?|uhr|h)))?(?: (?:on|am|the|den|dem|el|le|of))*(?:,? ?\p{L}{2,10}[,.]?)?(?: (?:the|den|dem|el|le))?(?: [^()]{3,20} \()?\s*)$/iu;
/** Words of applying, which make such a day a deadline. */
const applying =
  /(?:\b(?:appl(?:y|ication)|resum|r[eé]sum|cvs?|c\.v\.|curr[ií]cul|hojas? de vida|candidat|postul|dossier|bewerb|bewirb|unterlagen|lebenslauf|motivationsschreiben|meld\p{L}+|interess\p{L}+|interested|inscri|solicitud|env[ií]\p{L}|m[aá]nda\p{L}+|escr[ií]b|tickets and|nominations?|expressions? of interest|hear from you|let (?:me|us) know|get in touch|per e-?mail)|@)/iu;
/** Words by which such a day is the end of the job. */
const duration =
  /(?:befristet|contract\b[^.]{0,25}|cdd\b[^.]{0,25}|contrat\b[^.]{0,25}|fixed.term[^.]{0,20}|temporary[^.]{0,20}|vertrag\p{L}*[^.]{0,25}|contrato\b[^.]{0,25}|from [^.]{3,30}|vom [^.]{3,30}|du [^.]{3,30}|del [^.]{3,30}|temporada[^.]{0,20}|mission\b[^.]{0,25}|start\p{L}*[^.,;]{0,25}|begin\p{L}*[^.,;]{0,25}|fill\b[^.,;]{0,25}|join\b[^.,;]{0,25}|elternzeitvertretung[^.]{0,30})$/iu;

/** The last day of a month: `by the end of September`, `bis Ende September`. */
const monthEnd = new RegExp(
  `(?<!\\p{L})(?:by|until|before|bis|avant|d['’]ici|jusqu['’]à|hasta|antes de)(?: (?:the|la|a))? (?:end of|ende|fin|fin de|finales de|final de) (?:d['’]|de )?(${monthNames().spellings.join('|')})(?!\\p{L})(?: (20\\d\\d))?`,
  'iu',
);

/** Words by which a day is something else. */
const otherDay =
  /(?:start(?:s|ing|ing date| date)?|posted|published|interviews?|begins?|beginning|effective|available|opens?|opening|erschienen|ver[oö]ffentlicht|eintritt\p{L}*|ab dem|ab|zum|publi[eé]e?|prise de poste|d[eé]marrage|d[eé]but|[aà] partir du|d[eè]s le|publicad[oa]|incorporaci[oó]n|inicio|entretiens?|vorstellungsgespr[aä]che?|gespr[aä]che|entrevistas?)(?: (?:on|am|le|el|date|von|from|be held|ca\.?|approximately))*:?\s*$/iu;

/** What else closes or has a priority by a day: an enrolment, or a first look at applications. */
const notDeadline =
  /\b(?:enrol\p{L}*|registrations?|bookings?|tickets?|surveys?|early bird|priority|preference|(?:first|full) consideration|first screening)\b[^.]{0,80}$/iu;

/** A day on which the work, or a talk, begins. */
const startsBefore =
  /(?:\b(?:start|begin|join|commenc|fill)\p{L}*|\binterviews?\b|\bentretiens?\b|\bentrevistas\b|gespr[aä]che\b|\bstellenantritt|\beintritt|prise de (?:poste|fonction)|entr[eé]e en (?:fonction|service)|incorporaci[oó]n|ingreso)[^.,;:]{0,25}$/iu;

export interface DeadlineReading {
  /** Undefined where the order of day and month is unknown. */
  readonly day: PlainDay | undefined;
  /** The readings of an unknown order. */
  readonly choices: readonly PlainDay[];
}

interface DeadlineOptions {
  readonly readOn: PlainDay;
  readonly order: DayOrder | undefined;
  readonly labeled: readonly LabeledValue[];
}

const weekdays = new Map(
  ['en', 'de', 'fr', 'es'].flatMap((language) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 1, 1 + day));
      const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
      return [name.toLowerCase(), day] as const;
    }),
  ),
);

/** The weekday that is written before a day decides between its readings. */
function byWeekday(text: string, { start, days }: DayMention): PlainDay | undefined {
  const name = /(\p{L}+)[,.]?\s+(?:the |den |dem )?$/u.exec(text.slice(0, start))?.[1]?.toLowerCase();
  const weekday = name === undefined ? undefined : weekdays.get(name);
  const fitting = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function readingOf(text: string, mention: DayMention, { readOn, order }: DeadlineOptions): DeadlineReading {
  const { days } = mention;
  if (days.length === 1) return { day: days[0], choices: [] };
  const known = byWeekday(text, mention) ?? (order && days[order === 'dayFirst' ? 0 : 1]);
  if (known !== undefined) return { day: known, choices: [] };
  // A deadline that had passed months before the ad was read is none.
  const coming = days.filter((day) => day >= readOn);
  return coming.length === 1 ? { day: coming[0], choices: [] } : { day: undefined, choices: days };
}

/** The dots of an address end no sentence. */
const withoutAddresses = (text: string): string => text.replace(/\S+@\S+|https?:\S+|\bC\.V\./giu, '@');

/** The end of a time in which one can apply: `from November 17 to December 15`. */
function lastOfRange(text: string, mention: DayMention, from: PlainDay): DayMention {
  const next = daysIn(text, { from }).find(({ start }) => start > mention.end && start - mention.end <= 16);
  return next && /^\s*(?:-|–|—|to|until|through|bis|zum|au|jusqu.au|al|hasta)/iu.test(text.slice(mention.end))
    ? next
    : mention;
}

/** Finds the last day to apply. */
export function findDeadline(lines: readonly AdLine[], options: DeadlineOptions): Found<DeadlineReading> | undefined {
  const from = options.readOn;
  for (const { text, line } of options.labeled) {
    const [mention] = daysIn(text, { from });
    if (mention) return { value: readingOf(text, lastOfRange(text, mention, from), options), line };
  }
  const told = toldDeadline(lines, options);
  if (told) return told;
  for (const [line, { text }] of lines.entries()) {
    const [, month, year] = monthEnd.exec(text) ?? [];
    const day = month === undefined || !applying.test(text) ? undefined : lastDayOf(month, year, from);
    if (day !== undefined) return { value: { day, choices: [] }, line };
  }
  return undefined;
}

/** The last day of a month; without a year, of the next one. */
function lastDayOf(name: string, year: string | undefined, from: PlainDay): PlainDay | undefined {
  const month = monthNames().numbers.get(foldMonth(name));
  if (month === undefined) return undefined;
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year === undefined ? fromYear + (month < fromMonth ? 1 : 0) : Number(year), month, 0));
  const reading = parsePlainDay(last.toISOString().slice(0, 10));
  return reading.ok ? reading.day : undefined;
}

/** Finds a day in a sentence that makes it the last one to apply. */
function toldDeadline(lines: readonly AdLine[], options: DeadlineOptions): Found<DeadlineReading> | undefined {
  const from = options.readOn;
  let second: Found<DeadlineReading> | undefined;
  for (const [line, { text }] of lines.entries()) {
    for (const mention of daysIn(text, { from })) {
      const sentence =
        withoutAddresses(text.slice(0, mention.start))
          .split(/(?<=[^.]{4})[.!?] (?=\p{Lu})/u)
          .at(-1) ?? '';
      const before = sentence.slice(-140);
      if (/\breview\b/i.test(before) || notDeadline.test(before)) continue;
      if ((otherDay.test(before) || startsBefore.test(before)) && !/\bbis zum\s*$/i.test(before)) continue;
      if (closing.test(before) || closesAfter.test(text.slice(mention.end)))
        return { value: readingOf(text, lastOfRange(text, mention, from), options), line };
      const limit = until.exec(before);
      if (
        limit &&
        second === undefined &&
        applying.test(
          `${lines[line - 1]?.text.slice(-80) ?? ''} ${text} ${lines[line + 1]?.text.slice(0, 80) ?? ''}`,
        ) &&
        !duration.test(before.slice(0, limit.index)) &&
        !duration.test(before)
      )
        second = { value: readingOf(text, mention, options), line };
    }
  }
  return second;
}
