import type { ComposedEntry, ComposedGroup } from '../composed-document.ts';
import { formatDateRange } from '../date-range.ts';
import type { EduEvent, PartialDate, SkillEvent, WorkEvent } from '../events.ts';
import type { CustomItem } from '../resume-document.ts';
import { composeLink } from './compose-contact.ts';
import type { DocumentLocale } from './document-locale.ts';
import { joined, paragraphsOf, pointsOf } from './text.ts';

interface Dated {
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
}

function datesOf({ startDate, endDate }: Dated, { language, words, dateFormat }: DocumentLocale): string {
  const range = { start: startDate, end: endDate, language, openEnd: words.present };
  return formatDateRange(dateFormat === undefined ? range : { ...range, format: dateFormat });
}

/** Puts the more informative name first. When one of the two is missing, the other becomes the title. */
function titled(title: string, subtitle: string): Pick<ComposedEntry, 'title' | 'subtitle'> {
  return title === '' ? { title: subtitle, subtitle: '' } : { title, subtitle };
}

/** Composes a work block as an entry, led by the position or, without one, by the company. */
export function composeWork(event: WorkEvent, locale: DocumentLocale): ComposedEntry {
  return {
    id: event.id,
    ...titled(event.position.trim(), event.company.trim()),
    location: event.location?.trim() ?? '',
    dates: datesOf(event, locale),
    link: composeLink(event.link),
    paragraphs: [],
    points: pointsOf(event.accomplishments.map((each) => each.description)),
  };
}

/**
 * Composes an education block, led by degree, major, and minor. An end date in the future is marked as expected
 * (product.md §4 "attending").
 */
export function composeEducation(event: EduEvent, locale: DocumentLocale): ComposedEntry {
  const { words } = locale;
  const minor = event.minor?.trim() ? `${words.minor}: ${event.minor.trim()}` : '';
  const dates = datesOf(event, locale);
  const coursework = pointsOf(event.coursework.map((each) => each.description)).join(', ');
  return {
    id: event.id,
    ...titled(joined([event.degree, event.major, minor], ', '), event.university.trim()),
    location: event.location?.trim() ?? '',
    dates: event.attending && event.endDate !== null ? `${dates} (${words.expected})` : dates,
    link: composeLink(event.link),
    paragraphs: coursework === '' ? [] : [`${words.coursework}: ${coursework}`],
    points: pointsOf(event.accomplishments.map((each) => each.description)),
  };
}

/** Composes a group of skills; a skill with a level shows it in parentheses. */
export function composeSkills(event: SkillEvent, { words: { levels } }: DocumentLocale): ComposedGroup {
  const items = event.skills
    .filter((skill) => skill.name.trim() !== '')
    .map((skill) => (skill.level === null ? skill.name.trim() : `${skill.name.trim()} (${levels[skill.level]})`));
  return { id: event.id, name: event.name.trim(), items };
}

/** Composes an entry of a custom section. */
export function composeCustomItem(item: CustomItem, locale: DocumentLocale): ComposedEntry {
  return {
    id: item.id,
    ...titled(item.title.trim(), item.subtitle.trim()),
    location: item.location.trim(),
    dates: datesOf(item, locale),
    link: composeLink(item.link),
    paragraphs: paragraphsOf(item.text),
    points: pointsOf(item.points.map((point) => point.text)),
  };
}

/** Turns an entry that consists only of words into a group that fits on one line: `Wildlife: Ferrets, Unicorns`. */
export function composeAsGroup({ id, title, subtitle, paragraphs, points }: ComposedEntry): ComposedGroup {
  return { id, name: title, items: [subtitle, ...paragraphs, ...points].filter((each) => each !== '') };
}

/** Whether an entry would print nothing. */
export function isBlank(entry: ComposedEntry): boolean {
  const { title, subtitle, location, dates, link, paragraphs, points } = entry;
  return title + subtitle + location + dates === '' && !link && paragraphs.length + points.length === 0;
}
