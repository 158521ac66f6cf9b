/**
 * `npm run pictures`: draws what every template makes of the same documents and keeps it as approved. To be run after a template
 * was changed on purpose, and looked at before it is committed; a test compares.
 */
import { writeFileSync } from 'node:fs';
import { templates } from '../../../shared/typesetting/templates.ts';
import { createPagesEngine } from '../../domain/typesetting/engine/pages-engine.ts';
import { portrait } from './cases.ts';
import { approvedPicture, drawTemplate } from './draw-template.ts';

const picture = await portrait();
const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
for (const { name } of templates) writeFileSync(approvedPicture(name), await drawTemplate(engine, name));
engine.stop();
