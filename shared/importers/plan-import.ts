import type { Paper } from '../documents/design/resume-design.ts';
import { newResume } from '../documents/new-resume.ts';
import { selectOrigin } from './json-resume/select-origin.ts';
import type { ContactInfo, ResumeDocument, ResumeSection } from '../documents/resume-document.ts';
import type {
  ImportedEducation,
  ImportedSection,
  ImportedSkills,
  ImportedWork,
  ImportContent,
} from './common/reading.ts';

/** The person's choices in the review step. */
export interface ImportChoice {
  /** The uuids of blocks, the ids of sections, and the keys below for everything that is not imported. */
  readonly leftOut: ReadonlySet<string>;
  /** Blocks that are left out because they exist already: their uuids → the ids that the résumé refers to instead. */
  readonly reused?: ReadonlyMap<string, string>;
  /** The destination of the file's contact info. */
  readonly contact: 'profile' | 'this-resume' | 'nowhere';
}
export const summaryKey = 'summary';
export const headlineKey = 'headline';
export const linksKey = 'links';

/** The import in the shape of the gateway's `ResumeImportInput`: the document refers to blocks by their uuids. */
export interface ImportPlan {
  readonly work: readonly ImportedWork[];
  readonly education: readonly ImportedEducation[];
  readonly skills: readonly ImportedSkills[];
  readonly resume: { readonly title: string; readonly document: ResumeDocument };
  readonly contactInfo: ContactInfo | null;
}

export interface ImportTarget {
  readonly title: string;
  /** The language of the interface (BCP 47). */
  readonly language: string;
  readonly paper?: Paper;
}

/** Arranges sections in the order and with the titles of the file; those it does not name come last. */
function arranged(sections: readonly ResumeSection[], layout: readonly ImportedSection[]): readonly ResumeSection[] {
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

/** Turns the chosen content into one request that creates all of it or nothing. */
export function planImport(
  content: ImportContent,
  { leftOut, reused, contact }: ImportChoice,
  target: ImportTarget,
): ImportPlan {
  const kept = <T extends { readonly uuid: string }>(found: readonly T[]) =>
    found.filter(({ uuid }) => !leftOut.has(uuid));
  // The ids in the order of the file, without duplicates: two equal blocks may refer to the same existing one.
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
  const sections = content.sections.filter(({ id }) => !leftOut.has(id));
  const origin = selectOrigin({ ...content, work, education, skills, sections, hasContact: contact !== 'nowhere' });
  const document: ResumeDocument = {
    ...empty,
    contact: contact === 'this-resume' ? content.contact : null,
    headline: leftOut.has(headlineKey) ? '' : content.headline,
    links: leftOut.has(linksKey) ? [] : content.links,
    sections: arranged([...empty.sections.map(withSummary), ...sections], content.layout ?? []),
    ...(origin && { origin }),
  };
  const contactInfo = contact === 'profile' ? content.contact : null;
  return { work, education, skills, resume: { title, document }, contactInfo };
}
