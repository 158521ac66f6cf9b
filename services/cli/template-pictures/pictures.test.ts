import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { templates } from '../../../shared/typesetting/templates.ts';
import { createPagesEngine } from '../../domain/typesetting/engine/pages-engine.ts';
import { portrait } from './cases.ts';
import { differingSquares } from './compare-pictures.ts';
import { approvedPicture, drawTemplate } from './draw-template.ts';

const picture = await portrait();
const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
afterAll(() => engine.stop());

const readApproved = (name: string): Buffer => readFileSync(approvedPicture(name));

it.each(templates.map(({ name }) => name))('draws %s as in its approved picture (npm run pictures)', async (name) => {
  expect(await differingSquares(await drawTemplate(engine, name), readApproved(name))).toBe(0);
});

it('notices a line that moves by two thousandths of the page, and a missing page', async () => {
  const whole = readApproved('classic');
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
