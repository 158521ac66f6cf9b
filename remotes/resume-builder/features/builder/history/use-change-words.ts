import type { ToldChange } from '@shared/builder';
import type { ResumeChange, ResumeEvents } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';

/** What a block is called in a sentence; undefined for one that is gone. */
export function blockName(events: ResumeEvents, eventId: string): string | undefined {
  const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
  const is = ({ id }: { readonly id: string }): boolean => id === eventId;
  const work = events.work.find(is);
  if (work) return joined(work.position, work.company);
  const education = events.education.find(is);
  if (education) return joined(education.degree, education.university);
  return events.skills.find(is)?.name;
}

/** A change that was found here, as one that the gateway tells. */
export function toldChange(change: ResumeChange, events: ResumeEvents): ToldChange {
  const section = 'section' in change ? change.section : undefined;
  const entries = 'entries' in change ? change.entries : [];
  const names = entries.map((entry) => ('eventId' in entry ? blockName(events, entry.eventId) : entry.title));
  return {
    what: change.what,
    section: section?.title ?? '',
    sectionKind: section?.kind ?? null,
    names: names.flatMap((name) => (name === undefined || name === '' ? [] : [name])),
    count: entries.length,
  };
}

/** Parts of a sentence, and names in one of them, before the rest is counted. */
const mostParts = 4;
const mostNames = 2;

/** Says what changed in one sentence; '' for nothing. */
export function useChangeWords(): (changes: readonly ToldChange[]) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  const namesOf = ({ names, count }: ToldChange): string => {
    const shown = names.slice(0, mostNames);
    const rest = count - shown.length;
    if (shown.length === 0) return t('changes.entries', { count });
    return formats.list(rest > 0 ? [...shown, t('changes.more', { count: rest })] : shown);
  };
  return (changes) => {
    const parts = changes.slice(0, mostParts).map((change) => {
      const section = change.section === '' ? t(`sections.kind.${change.sectionKind ?? 'other'}`) : change.section;
      return t(`changes.what.${change.what}`, { section, names: namesOf(change) });
    });
    const rest = changes.length - parts.length;
    return [...parts, ...(rest > 0 ? [t('changes.more', { count: rest })] : [])].join('; ');
  };
}
