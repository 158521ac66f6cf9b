import type { EventSectionKind, VariantKey } from '@shared/documents';

/** Paths, below the app's root, of the screens that this remote links to. */
export const paths = {
  resumes: '/resumes',
  edit: (id: string) => `/resumes/edit/${encodeURIComponent(id)}`,
  newFromBlocks: '/resumes/edit/new',
  newFromTemplate: (name: string) => `/resumes/edit/new?template=${encodeURIComponent(name)}`,
  newFromNothing: '/resumes/edit/new?start=empty',
  event: (kind: EventSectionKind, id: string) => `/events/${eventFolders[kind]}/edit/${encodeURIComponent(id)}`,
  /** The form of a block, opened at a version to write, with a link back to the résumé. */
  eventWording: (kind: EventSectionKind, id: string, { length, language }: VariantKey, resumeId: string) => {
    const wanted = { ...(length && { length }), ...(language !== null && { language }), document: resumeId };
    return `${paths.event(kind, id)}?${new URLSearchParams(wanted).toString()}`;
  },
  /** The form of a block, with a link back to the résumé. */
  eventFrom: (kind: EventSectionKind, id: string, resumeId: string) =>
    `${paths.event(kind, id)}?${new URLSearchParams({ document: resumeId }).toString()}`,
} as const;

const eventFolders: Readonly<Record<EventSectionKind, string>> = { work: 'work', education: 'edu', skills: 'skills' };
