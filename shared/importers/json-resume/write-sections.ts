import { joined } from '../../documents/compose/text.ts';
import { customItem, hasContent } from '../common/sections.ts';
import { Source } from '../common/source.ts';
import type { CustomItem } from '../../documents/resume-document.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { withoutEmpty, hasSameContent } from './lossless-meta.ts';
import type { MetaItem, StandardCategory } from './tessera-meta.ts';
import { readerOf } from './read-sections.ts';
import { webAddress } from './web-address.ts';

/** The content of a custom item without its ids. */
export const metaItem = (item: CustomItem): MetaItem => ({
  title: item.title,
  subtitle: item.subtitle,
  location: item.location,
  link: item.link,
  startDate: item.startDate,
  endDate: item.endDate,
  text: item.text,
  points: item.points.map((point) => point.text),
});

const day = ({ startDate, endDate }: MetaItem) => endDate ?? startDate;
const span = ({ startDate, endDate }: MetaItem) => ({ startDate, endDate });
/** The text of an item for lists without a field for bullets: they become further lines of the text. */
const wholeText = ({ text, points }: MetaItem): string => joined([text, ...points], '\n');
const worthSaying = (list: readonly string[]): readonly string[] => list.filter((text) => text.trim() !== '');

const writers: Readonly<Record<StandardCategory, (item: MetaItem) => JsonRecord>> = {
  projects: (item) => ({
    name: item.title,
    entity: item.subtitle,
    url: webAddress(item.link),
    ...span(item),
    description: item.text,
    highlights: worthSaying(item.points),
  }),
  volunteering: (item) => ({
    position: item.title,
    organization: item.subtitle,
    location: item.location,
    url: webAddress(item.link),
    ...span(item),
    summary: item.text,
    highlights: worthSaying(item.points),
  }),
  certificates: (item) => ({ name: item.title, issuer: item.subtitle, date: day(item), url: webAddress(item.link) }),
  publications: (item) => ({
    name: item.title,
    publisher: item.subtitle,
    releaseDate: day(item),
    url: webAddress(item.link),
    summary: wholeText(item),
  }),
  awards: (item) => ({ title: item.title, awarder: item.subtitle, date: day(item), summary: wholeText(item) }),
  languages: (item) => ({ language: item.title, fluency: joined([item.subtitle, wholeText(item)], ', ') }),
  interests: (item) => ({
    name: item.title,
    keywords: worthSaying([item.subtitle, ...item.text.split(', '), ...item.points]),
  }),
  references: (item) => ({ name: joined([item.title, item.subtitle], ', '), reference: wholeText(item) }),
};

/** Writes an item as an entry of the list for its category. */
export const writeItem = (category: StandardCategory, item: MetaItem): JsonRecord =>
  withoutEmpty(writers[category](item));

/** Whether reading the entry restores the item unchanged. */
export function restoresItem(category: StandardCategory, item: MetaItem, written: JsonRecord): boolean {
  const { shape, read } = readerOf(category);
  const found = customItem(read(new Source(written, '', [], shape), 'en'), () => '');
  return hasContent(found) && hasSameContent(metaItem(found), item);
}
