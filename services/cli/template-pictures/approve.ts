/**
 * `npm run pictures`: draws the same documents in every template and stores the pictures as approved. Run it after
 * changing a template on purpose, and look at the pictures before committing them. A test compares them.
 */
import { writeFileSync } from 'node:fs';
import { templates } from '../../../shared/typesetting/templates.ts';
import { createPagesEngine } from '../../domain/typesetting/engine/pages-engine.ts';
import { pictureLengths, portrait } from './cases.ts';
import { approvedPicture, drawTemplate } from './draw-template.ts';

const picture = await portrait();
const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
for (const { name } of templates) {
  for (const length of pictureLengths) {
    writeFileSync(approvedPicture(name, length), await drawTemplate(engine, name, length));
  }
}
engine.stop();
