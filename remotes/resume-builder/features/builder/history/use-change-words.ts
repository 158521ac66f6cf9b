import { useChangeSentence, type ChangeSummary, type Draft } from '@shared/builder';
import { type ResumeChange, type ResumeEvents, compareResumes, type ResumeDocument } from '@shared/documents';
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

/**
 * Returns a function that describes in one sentence how two states of a résumé differ, or returns '' if they are equal.
 */
export function useDifferenceWords(
  events: ResumeEvents,
): (from: Draft<ResumeDocument>, to: Draft<ResumeDocument>) => string {
  const inWords = useChangeWords();
  return (from, to) => inWords(compareResumes(from, to).map((change) => summarizeChange(change, events)));
}
