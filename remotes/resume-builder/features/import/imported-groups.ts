import { formatDateRange, withoutScheme } from '@shared/documents';
import { entryFields, headlineKey, linksKey, summaryKey, type ImportContent } from '@shared/importers';
import { useLocale, useTranslation } from '@shared/i18n';

/** One part of the file's content, with a label that the person recognizes. */
export interface ImportedPart {
  /** The uuid of a block, the id of a section, or the name of a part of the résumé. */
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** The entries of a section, each of which can be corrected. */
  readonly entries?: readonly { readonly key: string; readonly label: string }[];
}

export interface ImportedGroup {
  readonly legend: string;
  readonly things: readonly ImportedPart[];
}

/** Whether texts can be added to a part: to an entry, or as entries to a section. */
export const isTarget = ({ key, entries }: ImportedPart, content: ImportContent): boolean =>
  entries !== undefined || entryFields(content, key) !== undefined;

const listed = (parts: readonly (string | null)[], separator = ', ') => parts.filter(Boolean).join(separator);

/** Returns everything found in the file, grouped in the order of a résumé and without empty groups. */
export function useFoundGroups(content: ImportContent): readonly ImportedGroup[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const dates = (each: ImportContent['work'][number] | ImportContent['education'][number]) =>
    formatDateRange({ start: each.startDate, end: each.endDate, language, openEnd: t('present'), dash: '-' });
  const points = (count: number) => (count === 0 ? '' : t('import.points', { count }));
  const work = content.work.map((each) => ({
    key: each.uuid,
    label: listed([each.position, each.company]),
    detail: listed([dates(each), each.location, points(each.accomplishments.length)], ' · '),
  }));
  const education = content.education.map((each) => ({
    key: each.uuid,
    label: listed([listed([each.degree, each.major]), each.university], ' – '),
    detail: listed([dates(each), points(each.accomplishments.length + each.coursework.length)], ' · '),
  }));
  const skills = content.skills.map((each) => ({
    key: each.uuid,
    label: each.name,
    detail: listed(each.skills.map(({ name }) => name)),
  }));
  const links = content.links.map(({ label, url }) => label || withoutScheme(url));
  const rest: readonly ImportedPart[] = [
    { key: headlineKey, label: t('changes.part.headline'), detail: content.headline },
    { key: summaryKey, label: t('content.summary'), detail: content.summary },
    { key: linksKey, label: t('changes.part.links'), detail: listed(links) },
    ...content.sections.map(({ id, title, items }) => ({
      key: id,
      label: title,
      detail: listed(items.map((item) => item.title || item.subtitle || item.text)),
      entries: items.map((item) => ({ key: item.id, label: item.title || item.subtitle || item.text })),
    })),
  ].filter(({ detail }) => detail !== '');
  return [
    { legend: t('import.work'), things: work },
    { legend: t('import.education'), things: education },
    { legend: t('import.skills'), things: skills },
    { legend: t('import.rest'), things: rest },
  ].filter(({ things }) => things.length > 0);
}
