import sharp from 'sharp';
import type { ComposedDocument, ComposedResume } from '../../../shared/documents/composed-document.ts';
import { sampleLetter } from '../../../shared/documents/letter/fixtures/sample-letter.ts';
import { galleryDocument } from '../../../shared/typesetting/fixtures/gallery-document.ts';
import { longDocument } from '../../../shared/typesetting/fixtures/long-document.ts';
import { type Story, stories, storyDocument } from '../../../shared/typesetting/fixtures/scripts.ts';

type DrawnCase = (template: string) => ComposedDocument;

function storyOf(script: string): Story {
  const story = stories[script];
  if (!story) throw new Error(`There is no sample text in ${script}.`);
  return story;
}

/** Returns what someone has after school: one job, one degree, and a line of skills. */
function sparse(document: ComposedResume): ComposedResume {
  const sections = document.sections.flatMap((section): ComposedResume['sections'] => {
    if (section.kind === 'text' || section.id === 'tongues') return [];
    if (section.kind === 'groups') return [{ ...section, groups: section.groups.slice(0, 1) }];
    const [entry] = section.entries;
    return entry === undefined ? [] : [{ ...section, entries: [{ ...entry, points: entry.points.slice(0, 2) }] }];
  });
  return { ...document, sections };
}

const arabic = (pages: number): ComposedResume => storyDocument(storyOf('arabic'), pages);
const japanese = (pages: number): ComposedResume => storyDocument(storyOf('japanese'), pages);
const onLetter =
  (document: ComposedDocument): DrawnCase =>
  (template) => ({
    ...document,
    design: { template, paper: 'letter' },
  });
const onA4 =
  (document: ComposedDocument): DrawnCase =>
  (template) => ({ ...document, design: { template, paper: 'a4' } });

/**
 * The documents that are drawn in each template, by their length: in Latin with diacritics, from right to left, and in
 * Japanese, on both papers. Long ones have about seven pages. Those of the usual length include a letter and a design with other settings.
 */
export const pictureCases = {
  sparse: [onLetter(sparse(galleryDocument)), onA4(sparse(arabic(1))), onLetter(sparse(japanese(1)))],
  usual: [
    onLetter(galleryDocument),
    (template) => ({
      ...longDocument(2),
      design: { template, paper: 'a4', accent: '#8a1c4a', textSize: 10, spacing: 110, margins: 15 },
    }),
    onA4(arabic(1)),
    onLetter(japanese(1)),
    onA4({ ...sampleLetter, header: galleryDocument.header }),
  ],
  long: [onA4(longDocument(7)), onA4(arabic(6)), onLetter(japanese(4))],
} as const satisfies Readonly<Record<string, readonly DrawnCase[]>>;

export type PictureLength = keyof typeof pictureCases;
export const pictureLengths = Object.keys(pictureCases) as readonly PictureLength[];

/** The headshot of the documents that have one. */
export const portrait = (): Promise<Uint8Array> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#73a7be' } })
    .jpeg()
    .toBuffer();
