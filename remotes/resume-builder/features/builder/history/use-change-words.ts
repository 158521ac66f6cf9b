import { useChangeSentence, type ChangeSummary } from '@shared/builder';
import type { ResumeChange, ResumeEvents } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

/** Returns the title of a block for use in a sentence; undefined if the block was deleted. */
export function blockName(events: ResumeEvents, eventId: string): string | undefined {
  const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
  const is = ({ id }: { readonly id: string }): boolean => id === eventId;
  const work = events.work.find(is);
  if (work) return joined(work.position, work.company);
  const education = events.education.find(is);
  if (education) return joined(education.degree, education.university);
  return events.skills.find(is)?.name;
}

/** Converts a change computed in the browser to the form in which the gateway reports changes. */
export function summarizeChange(change: ResumeChange, events: ResumeEvents): ChangeSummary {
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

/** Returns a function that describes changes in one sentence, or returns '' if there are none. */
export function useChangeWords(): (changes: readonly ChangeSummary[]) => string {
  const { t } = useTranslation();
  return useChangeSentence(({ what, section, sectionKind }, names) => {
    const title = section === '' ? t(`sections.kind.${sectionKind ?? 'other'}`) : section;
    return t(`changes.what.${what}`, { section: title, names });
  });
}
