import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { ComposedDocument } from '../../shared/documents/composed-document.ts';
import { sampleLetter } from '../../shared/documents/letter/fixtures/sample-letter.ts';
import { galleryDocument } from '../../shared/typesetting/fixtures/gallery-document.ts';
import { templates } from '../../shared/typesetting/templates.ts';
import { drawThumbnail } from '../domain/thumbnails/draw-thumbnail.ts';
import { createPagesEngine } from '../domain/typesetting/engine/pages-engine.ts';
import { accentPair, splitAccent } from './split-accent.ts';

const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The widths in pixels. */
const widths = { docs: 520, choice: 240, letter: 360 } as const;
/** The gap in pixels between the letters on their sheet, and the number of letters in a row. */
const sheet = { gap: 16, columns: 4 } as const;

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#c7dbe5"/>
<circle cx="200" cy="158" r="74" fill="#73a7be"/><path d="M56 400c0-106 66-152 144-152s144 46 144 152z" fill="#73a7be"/></svg>`;

async function draw(document: ComposedDocument, picture: Uint8Array): Promise<Uint8Array> {
  const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
  try {
    return await drawThumbnail((await engine.open().typeset(document, null)).svg);
  } finally {
    engine.stop();
  }
}

/** Draws letters in all templates on one sheet. */
async function drawLetters(picture: Uint8Array): Promise<void> {
  const { header } = galleryDocument;
  const pages = await Promise.all(
    templates.map(async ({ name }) =>
      sharp(await draw({ ...sampleLetter, header, design: { template: name, paper: 'a4' } }, picture))
        .resize(widths.letter)
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...pages.map(({ info }) => info.height));
  const rows = Math.ceil(pages.length / sheet.columns);
  const place = (size: number, index: number): number => sheet.gap + index * (size + sheet.gap);
  await sharp({
    create: {
      ...{ width: place(widths.letter, sheet.columns), height: place(height, rows) },
      ...{ channels: 3, background: '#dfe5e9' },
    },
  })
    .composite(
      pages.map(({ data }, index) => ({
        input: data,
        left: place(widths.letter, index % sheet.columns),
        top: place(height, Math.floor(index / sheet.columns)),
      })),
    )
    .webp({ quality: 80, effort: 6 })
    .toFile(projectFile('docs/templates/letters.webp'));
}

/**
 * Draws every template with the same content, with the engine that makes people's pages: pictures for docs/templates.md,
 * a sheet of letters in all of them, and small ones for the template choice of the builder, in two layers, so that they
 * have the accent of the document.
 */
export async function drawGallery(): Promise<void> {
  const picture = await sharp(Buffer.from(portrait)).jpeg({ quality: 86 }).toBuffer();
  mkdirSync(projectFile('docs/templates'), { recursive: true });
  for (const { name } of templates) {
    const pageIn = async (accent?: string): Promise<Sharp> =>
      sharp(
        await draw({ ...galleryDocument, design: { template: name, paper: 'a4', ...(accent && { accent }) } }, picture),
      );
    await (
      await pageIn()
    )
      .resize(widths.docs)
      .webp({ quality: 80, effort: 6 })
      .toFile(projectFile(`docs/templates/${name}.webp`));
    const [black, red] = await Promise.all(accentPair.map(pageIn));
    if (black === undefined || red === undefined) throw new Error('A page was not drawn.');
    const layers = await splitAccent(black.resize(widths.choice), red.resize(widths.choice));
    const choice = (layer: string): string => projectFile(`shared/builder/templates/pictures/${name}${layer}.webp`);
    await layers.base.webp({ quality: 70, effort: 6 }).toFile(choice(''));
    await layers.accent.webp({ quality: 1, alphaQuality: 60, effort: 6 }).toFile(choice('-accent'));
  }
  await drawLetters(picture);
}
