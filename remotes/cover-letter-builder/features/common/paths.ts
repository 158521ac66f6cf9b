import type { VariantKey } from '@shared/documents';

/** Paths, below the app's root, of the screens that this remote links to. */
export const paths = {
  letters: '/cover-letters',
  new: '/cover-letters/edit/new',
  edit: (id: string) => `/cover-letters/edit/${encodeURIComponent(id)}`,
  jobs: '/jobs/track',
  job: (id: string) => `/jobs/track/${encodeURIComponent(id)}`,
  /** The form of a paragraph, with a link back to the letter. */
  paragraphFrom: (id: string, letterId: string) =>
    `${paragraph(id)}?${new URLSearchParams({ document: letterId }).toString()}`,
  /** The form of a paragraph, opened at a version to write, with a link back to the letter. */
  paragraphWording: (id: string, { length, language }: VariantKey, letterId: string) => {
    const wanted = { ...(length && { length }), ...(language !== null && { language }), document: letterId };
    return `${paragraph(id)}?${new URLSearchParams(wanted).toString()}`;
  },
} as const;

const paragraph = (id: string): string => `/events/cover-letter/edit/${encodeURIComponent(id)}`;
