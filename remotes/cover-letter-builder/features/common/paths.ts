import type { VariantKey } from '@shared/documents';

/** Screens of the app that this remote leads to, as paths below the app's root. */
export const paths = {
  letters: '/cover-letters',
  new: '/cover-letters/edit/new',
  edit: (id: string) => `/cover-letters/edit/${encodeURIComponent(id)}`,
  jobs: '/jobs/track',
  job: (id: string) => `/jobs/track/${encodeURIComponent(id)}`,
  /** A paragraph's form, which leads back to the letter. */
  paragraphFrom: (id: string, letterId: string) =>
    `${paragraph(id)}?${new URLSearchParams({ document: letterId }).toString()}`,
  /** The same with a wording to write. */
  paragraphWording: (id: string, { length, language }: VariantKey, letterId: string) => {
    const wanted = { ...(length && { length }), ...(language !== null && { language }), document: letterId };
    return `${paragraph(id)}?${new URLSearchParams(wanted).toString()}`;
  },
} as const;

const paragraph = (id: string): string => `/events/cover-letter/edit/${encodeURIComponent(id)}`;
