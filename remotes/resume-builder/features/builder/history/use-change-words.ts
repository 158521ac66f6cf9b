import { useChangeSentence, type ToldChange } from '@shared/builder';
import type { ResumeChange, ResumeEvents } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

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

/** Says what changed in one sentence; '' for nothing. */
export function useChangeWords(): (changes: readonly ToldChange[]) => string {
  const { t } = useTranslation();
  return useChangeSentence(({ what, section, sectionKind }, names) => {
    const title = section === '' ? t(`sections.kind.${sectionKind ?? 'other'}`) : section;
    return t(`changes.what.${what}`, { section: title, names });
  });
}
