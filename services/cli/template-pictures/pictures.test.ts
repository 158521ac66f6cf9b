import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { templates } from '../../../shared/typesetting/templates.ts';
import { createPagesEngine } from '../../domain/typesetting/engine/pages-engine.ts';
import { pictureLengths, portrait, type PictureLength } from './cases.ts';
import { differingSquares } from './compare-pictures.ts';
import { approvedPicture, drawTemplate } from './draw-template.ts';

const picture = await portrait();
const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
afterAll(() => engine.stop());

const readApproved = (name: string, length: PictureLength): Buffer => readFileSync(approvedPicture(name, length));

it.each(templates.flatMap(({ name }) => pictureLengths.map((length) => [name, length] as const)))(
  'draws %s, %s, as in its approved picture (npm run pictures)',
  async (name, length) => {
    expect(await differingSquares(await drawTemplate(engine, name, length), readApproved(name, length))).toBe(0);
  },
  60_000,
);

it('notices a line that moves by two thousandths of the page, and a missing page', async () => {
  const whole = readApproved('classic', 'usual');
  const { width, height } = await sharp(whole).metadata();
  const moved = await sharp(whole)
    .extract({ left: 0, top: 2, width, height: height - 2 })
    .extend({ bottom: 2, background: '#808080' })
    .png()
    .toBuffer();
  expect(await differingSquares(whole, moved)).toBeGreaterThan(20);
  const shorter = await sharp(whole).extract({ left: 0, top: 0, width, height: 200 }).png().toBuffer();
  expect(await differingSquares(whole, shorter)).toBe(Number.POSITIVE_INFINITY);
});
