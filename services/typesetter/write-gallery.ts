/**
 * `npm run gallery`: draws every template with the same content, by the engine that makes people's pages. Writes pictures
 * for docs/templates.md into docs/templates/, and small ones for the choice of a template into the résumé builder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { ComposedDocument } from '../../shared/documents/composed-document.ts';
import { galleryDocument } from '../../shared/typesetting/fixtures/gallery-document.ts';
import { templates } from '../../shared/typesetting/templates.ts';
import { createPagesEngine } from './engine/pages-engine.ts';

const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Pixels. */
const widths = { docs: 520, choice: 240 } as const;

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#c7dbe5"/>
<circle cx="200" cy="158" r="74" fill="#73a7be"/><path d="M56 400c0-106 66-152 144-152s144 46 144 152z" fill="#73a7be"/></svg>`;

// What the builder's stylesheet says of a drawing (pages-style.ts).
const style = '<style>.outline_glyph{fill:inherit}.pseudo-link{fill:transparent}</style>';

/** The first page as a picture, from a drawing of all pages one under another. */
function firstPage(svg: string, width: number): Sharp {
  const [, pageWidth = '', pageHeight = ''] = /data-page-width="([\d.]+)" data-page-height="([\d.]+)"/.exec(svg) ?? [];
  const page = svg.replace(/<foreignObject[\s\S]*?<\/foreignObject>/g, '').replace(/<svg [^>]*>/, (tag) =>
    tag
      .replace(/ (?:width|height|viewBox)="[^"]*"/g, '')
      .replace(
        '<svg ',
        `<svg fill="none" width="${pageWidth}" height="${pageHeight}" viewBox="0 0 ${pageWidth} ${pageHeight}" `,
      )
      .concat(style),
  );
  return sharp(Buffer.from(page), { density: (72 * width * 2) / Number(pageWidth) })
    .flatten({ background: '#ffffff' })
    .resize({ width });
}

async function draw(document: ComposedDocument, picture: Uint8Array): Promise<string> {
  const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
  try {
    return (await engine.open().typeset(document, null)).svg;
  } finally {
    engine.stop();
  }
}

const picture = await sharp(Buffer.from(portrait)).jpeg({ quality: 86 }).toBuffer();
mkdirSync(projectFile('docs/templates'), { recursive: true });
const choices: string[] = [];
for (const { name } of templates) {
  const svg = await draw({ ...galleryDocument, design: { template: name, paper: 'a4' } }, picture);
  await firstPage(svg, widths.docs)
    .webp({ quality: 82, effort: 6 })
    .toFile(projectFile(`docs/templates/${name}.webp`));
  const small = await firstPage(svg, widths.choice).webp({ quality: 70, effort: 6 }).toBuffer();
  choices.push(`  ${name}: 'data:image/webp;base64,${small.toString('base64')}',`);
}
writeFileSync(
  projectFile('remotes/resume-builder/features/common/template-pictures.ts'),
  `/** First pages of the templates, ${widths.choice} pixels wide. Written by \`npm run gallery\`. */
export const templatePictures: Readonly<Record<string, string>> = {
${choices.join('\n')}
};
`,
);
process.exit();
