import sharp from 'sharp';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { galleryDocument } from '../../../shared/typesetting/fixtures/gallery-document.ts';
import { longDocument } from '../../../shared/typesetting/fixtures/long-document.ts';
import { sampleLetter } from '../../../shared/documents/letter/fixtures/sample-letter.ts';
import { type Story, stories, storyDocument } from '../../../shared/typesetting/fixtures/scripts.ts';

function storyOf(script: string): Story {
  const story = stories[script];
  if (!story) throw new Error(`There is no sample text in ${script}.`);
  return story;
}

/**
 * The documents that are drawn in each template, side by side: both paper sizes, both directions, one page and several,
 * résumés and a letter.
 */
export const pictureCases: readonly ((template: string) => ComposedDocument)[] = [
  (template) => ({ ...galleryDocument, design: { template, paper: 'letter' } }),
  (template) => ({
    ...longDocument(2),
    design: { template, paper: 'a4', accent: '#8a1c4a', textSize: 10, spacing: 110, margins: 15 },
  }),
  (template) => ({ ...storyDocument(storyOf('arabic'), 2), design: { template, paper: 'a4' } }),
  (template) => ({ ...storyDocument(storyOf('japanese'), 1), design: { template, paper: 'letter' } }),
  (template) => ({ ...sampleLetter, header: galleryDocument.header, design: { template, paper: 'a4' } }),
];

/** The headshot of the documents that have one. */
export const portrait = (): Promise<Uint8Array> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#73a7be' } })
    .jpeg()
    .toBuffer();
