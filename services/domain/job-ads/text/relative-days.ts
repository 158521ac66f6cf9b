import type { DayMention } from '../../../../shared/documents/jobs/days-in-text.ts';
import { addDays, parsePlainDay, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { weekdayNumbers, weekdayPattern } from './weekdays.ts';

const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fourteen: 14 },
  ...{ einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10, vierzehn: 14 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, dix: 10, quinze: 15 },
  ...{ una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, quince: 15 },
};
const count = `\\d{1,2}|${Object.keys(numberWords).join('|')}`;
const countOf = (text: string): number => numberWords[text.toLowerCase()] ?? Number(text);

const dayAndWeek = '(?<week>weeks?|wochen?|semaines?|semanas?)|(?:calendar )?days?|tage?n?|jours?|d[ií]as?';

/** Words between a time and the day from which it is counted. */
const fromThen =
  '(?:of|after|from|following|since|nach|ab|seit|après|à compter|à partir|suivant|qui suivent|depuis|después|a partir|desde|a contar|tras|siguientes)';

/** A time from today on: `in 10 days`, `5 days left`, `noch 14 Tage`, `il reste 5 jours`, `quedan 5 días`. */
const span = new RegExp(
  `(?<!\\p{L})(?:in|noch|within|dans|sous|en|reste(?:nt)?|plus que|quedan?|faltan)(?: the next| the| den nächsten)? (?<count>${count}) (?:${dayAndWeek})(?!\\p{L})(?! ${fromThen}(?! (?:today|now|heute|jetzt|hoy))(?!\\p{L}))` +
    `|(?<!\\p{L})(?<left>${count}) (?:days?|tage|jours|d[ií]as) (?:left|remaining|to go|restants?|restantes|verbleibend)(?!\\p{L})`,
  'giu',
);

/** A day of this week or the next: `this Friday`, `next Friday`, `vendredi prochain`, `el próximo viernes`. */
const weekday = new RegExp(
  `(?<!\\p{L})(?<which>this coming|this|coming|next|diesen|dieser|kommenden|kommender|nächsten|nächster|ce|este|el próximo|próximo)?,? ?(?<name>${weekdayPattern})(?!\\p{L})\\.?(?: (?<after>next|prochain|que viene|próximo))?`,
  'giu',
);

/** A weekday with its day of the month: `next Friday (22nd)`, `Friday the 22nd`, `Freitag, den 22.`. */
const numberedWeekday = new RegExp(
  `(?<!\\p{L})(?<name>${weekdayPattern})(?!\\p{L})\\.?,?\\s*(?:\\(|the |den |dem |le |el )*(?<day>\\d{1,2})(?:st|nd|rd|th|\\.(?!\\d)|\\))?(?![\\d:h]|[.,]\\d| ?(?:[ap]\\.?m|uhr|h|heures|horas|noon)(?!\\p{L})| ?[–-] ?\\d)(?! ?(?:of |de )?\\p{L}{3})`,
  'giu',
);

const tomorrow =
  /(?<!\p{L})(?:tomorrow|demain|(?<!por la |la |de la )mañana(?! (?:y|por))|übermorgen|morgen)(?!\p{L})/giu;
/** `Bis heute` is more often the history of an employer. */
const today = /(?<!(?:fortnight|weeks?|days?|from) )(?<!\p{L})(?:today|tonight)(?!\p{L})/giu;
/** `Two weeks from today`, `a fortnight today`, `heute in zwei Wochen` is read as `in zwei Wochen`. */
const ahead = new RegExp(
  `(?<!\\p{L})(?<count>an?|${count}) (?:(?<fortnight>fortnights?)|(?<week>weeks?)|days?) (?:from )?(?:today|now)(?!\\p{L})`,
  'giu',
);
/** A number of the month beside a weekday, which decides which one it is. */
const numberBeside =
  /^\.?,? (?:the |den |dem |le |el )?\d{1,2}(?!\d|[:.h]\d| ?(?:[ap]\.?m|uhr|h|heures|horas)(?!\p{L}))/iu;

/** A day of this month or the next: `by the 5th`, `bis zum 5.`, `avant le 5`, `antes del 5`. */
const dayOfMonth =
  /(?<=\bbis (?:zum )?)(\d{1,2})\.(?= ?(?:d\. ?M\.|(?:dieses|des) Monats)|[!,;]| \p{Ll}|$)|(?<=(?:\bby|\bbefore|\buntil|\bthan)(?: (?:on|end of|noon|midday|midnight|\d+ ?[ap]m|\p{L}{3,9}day))* )the (\d{1,2})(?:st|nd|rd|th)(?! (?:of|\p{Lu}))|(?<=\b(?:avant|jusqu['’]au|antes d|hasta )(?: l)?e?l? ?)(\d{1,2})(?= (?:de este mes|del corriente|de ce mois|du mois|inclus|au soir)|[.!,;]|$)|(?<=(?<!\p{L})(?:the|am|zum|le|el) )(\d{1,2})(?:st|nd|rd|th|\.)? (?:inst(?![\p{L}])\.?|of (?:this|the current) month|dieses Monats|d\. ?M\.|du mois courant|de ce mois|courant|du courant|del corriente|de este mes|del presente(?: mes)?|del mes en curso)/gu;

const noon = (day: PlainDay): Date => new Date(`${day}T12:00:00Z`);
export function daysLater(from: PlainDay, days: number): readonly PlainDay[] {
  const reading = parsePlainDay(addDays(from, days));
  return reading.ok ? [reading.day] : [];
}

/**
 * The next such day of the week. `Next Friday` is the coming one for some and the one after for others, so it is only
 * read where both are the same; on the day itself it is unclear as well.
 */
function comingWeekday(from: PlainDay, wanted: number, isNext: boolean): readonly PlainDay[] {
  const now = noon(from).getUTCDay();
  const ahead = (wanted - now + 7) % 7;
  const leftOfWeek = (7 - now) % 7;
  return ahead === 0 || (isNext && ahead <= leftOfWeek) ? [] : daysLater(from, ahead);
}

function comingDayOfMonth(from: PlainDay, day: number): readonly PlainDay[] {
  for (let ahead = 0; ahead <= 31; ahead += 1) {
    const [found] = daysLater(from, ahead);
    if (found !== undefined && Number(found.slice(8)) === day) return [found];
  }
  return [];
}

/** Days of opening: `Monday through Friday`, `Mo bis Freitag`, `closes Sunday`. */
const openingDays = new RegExp(
  `(?<!\\p{L})(?:${weekdayPattern}|mo|di|mi|do|sa|so)[.,]?\\s*(?:\\d{1,2}[^\\p{L}]*)?(?:-|–|to|through|thru|until|till|bis|au?|al?|jusqu['’]au|hasta(?: el)?)\\s*$|through\\s*$|clos\\p{L}+(?: on)?\\s*$|geschlossen\\s*$|cierra\\p{L}*(?: el| los)?\\s*$`,
  'iu',
);

/** A time that is counted from a day: `within 14 days of`, `zwei Wochen nach Erscheinen (am`, `sous 15 jours à compter du`. */
const counted = new RegExp(
  `(?<!\\p{L})(?<count>${count}) (?<unit>(?:working |business |calendar )?(?:${dayAndWeek}|(?:arbeits|werk|kalender)tage?n?))(?!\\p{L})[^.;\\d]{0,12}?(?<!\\p{L})${fromThen}(?!\\p{L})[^.;\\d]{0,45}$`,
  'iu',
);

/**
 * The days from the day of a text to the one that is counted from it: 0 where nothing is counted, and undefined where
 * only working days count, of which holidays are none.
 */
export function daysCounted(before: string): number | undefined {
  const match = counted.exec(before);
  if (match === null) return 0;
  if (/working|business|arbeits|werk|ouvr|hábil|laborable/iu.test(match[0])) return undefined;
  return countOf(match.groups?.['count'] ?? '') * (match.groups?.['week'] === undefined ? 1 : 7);
}

/** Finds days that a text names by their distance from the day on which it is read. */
export function relativeDaysIn(text: string, from: PlainDay): readonly DayMention[] {
  const mentions: DayMention[] = [];
  const add = (start: number, all: string, days: readonly PlainDay[]): void => {
    if (days.length > 0) mentions.push({ start, end: start + all.length, days });
  };
  for (const { index, 0: all, groups = {} } of text.matchAll(span))
    add(index, all, daysLater(from, countOf(groups['count'] ?? groups['left'] ?? '') * (groups['week'] ? 7 : 1)));
  for (const { index, 0: all, groups = {} } of text.matchAll(numberedWeekday)) {
    const number = weekdayNumbers.get((groups['name'] ?? '').toLowerCase());
    add(
      index,
      all,
      comingDayOfMonth(from, Number(groups['day'])).filter((day) => noon(day).getUTCDay() === number),
    );
  }
  for (const { index, 0: all, groups = {} } of text.matchAll(weekday)) {
    const number = weekdayNumbers.get((groups['name'] ?? '').toLowerCase());
    const which = `${groups['which'] ?? ''}${groups['after'] ?? ''}`;
    if (groups['which'] === undefined && openingDays.test(text.slice(0, index))) continue;
    if (numberBeside.test(text.slice(index + all.length))) continue;
    const isNext = /next|nächste|prochain|que viene/iu.test(which);
    if (number !== undefined) add(index, all, comingWeekday(from, number, isNext));
  }
  for (const { index, 0: all, groups = {} } of text.matchAll(ahead)) {
    const length = groups['fortnight'] ? 14 : groups['week'] ? 7 : 1;
    const times = /^an?$/i.test(groups['count'] ?? '') ? 1 : countOf(groups['count'] ?? '');
    add(index, all, daysLater(from, times * length));
  }
  for (const { index, 0: all } of text.matchAll(tomorrow))
    add(index, all, daysLater(from, /^über/iu.test(all) ? 2 : 1));
  for (const { index, 0: all } of text.matchAll(today)) add(index, all, [from]);
  for (const { index, 0: all, 1: german, 2: english, 3: other, 4: named } of text.matchAll(dayOfMonth))
    add(index, all, comingDayOfMonth(from, Number(german ?? english ?? other ?? named)));
  return mentions.sort((one, other) => one.start - other.start);
}
