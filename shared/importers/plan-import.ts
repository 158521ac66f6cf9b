import type { Paper } from '../documents/design/resume-design.ts';
import { newResume } from '../documents/new-resume.ts';
import type { ContactInfo, ResumeDocument, ResumeSection } from '../documents/resume-document.ts';
import type { FoundEducation, FoundPlace, FoundSkills, FoundWork, ImportContent } from './common/reading.ts';

/** What the person picked in the review step. */
export interface ImportChoice {
  /** Uuids of blocks, ids of sections, and the words below: all that shall not be imported. */
  readonly leftOut: ReadonlySet<string>;
  /** Blocks that are left out because the person has them: their uuids → the ids that the résumé names instead. */
  readonly reused?: ReadonlyMap<string, string>;
  /** Where the contact info of the file goes. */
  readonly contact: 'profile' | 'this-resume' | 'nowhere';
}
export const summaryKey = 'summary';
export const headlineKey = 'headline';
export const linksKey = 'links';

/** The shape of the gateway's `ResumeImportInput`: the document refers to the blocks by their uuids. */
export interface ImportPlan {
  readonly work: readonly FoundWork[];
  readonly education: readonly FoundEducation[];
  readonly skills: readonly FoundSkills[];
  readonly resume: { readonly title: string; readonly document: ResumeDocument };
  readonly contactInfo: ContactInfo | null;
}

export interface ImportTarget {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly paper?: Paper;
}

/** The sections in the order and with the titles that the file gave them; those it does not name come last. */
function arranged(sections: readonly ResumeSection[], layout: readonly FoundPlace[]): readonly ResumeSection[] {
  const waiting = [...sections];
  const placed = layout.flatMap((place) => {
    const isIt = (section: ResumeSection): boolean =>
      place.kind === 'custom' ? section.id === place.id : section.kind === place.kind;
    const index = waiting.findIndex(isIt);
    const [section] = index === -1 ? [] : waiting.splice(index, 1);
    if (section === undefined) return [];
    return place.kind === 'custom' || place.title === '' ? section : { ...section, title: place.title };
  });
  return [...placed, ...waiting];
}

/** Turns what was found and picked into one request that creates all of it or nothing. */
export function planImport(
  content: ImportContent,
  { leftOut, reused, contact }: ImportChoice,
  target: ImportTarget,
): ImportPlan {
  const kept = <T extends { readonly uuid: string }>(found: readonly T[]) =>
    found.filter(({ uuid }) => !leftOut.has(uuid));
  // In the order of the file, each once: two equal ones may stand for one that is there.
  const named = (found: readonly { readonly uuid: string }[]) => {
    const ids = found.map(({ uuid }) => (leftOut.has(uuid) ? reused?.get(uuid) : uuid));
    return [...new Set(ids.filter((id) => id !== undefined))];
  };
  const work = kept(content.work);
  const education = kept(content.education);
  const skills = kept(content.skills);
  const { title, ...options } = target;
  const empty = newResume({
    ...options,
    eventIds: { work: named(content.work), education: named(content.education), skills: named(content.skills) },
  });
  const withSummary = (section: ResumeSection): ResumeSection =>
    section.kind === 'summary' && !leftOut.has(summaryKey) ? { ...section, text: content.summary } : section;
  const document: ResumeDocument = {
    ...empty,
    contact: contact === 'this-resume' ? content.contact : null,
    headline: leftOut.has(headlineKey) ? '' : content.headline,
    links: leftOut.has(linksKey) ? [] : content.links,
    sections: arranged(
      [...empty.sections.map(withSummary), ...content.sections.filter(({ id }) => !leftOut.has(id))],
      content.layout ?? [],
    ),
  };
  const contactInfo = contact === 'profile' ? content.contact : null;
  return { work, education, skills, resume: { title, document }, contactInfo };
}
