/** `npm run pictures`: approves what the templates render now. A test compares with it. */
import { runCommand } from '../command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run pictures',
    does: 'Draws the same documents in every template and stores the pictures as approved, in services/cli/template-pictures/approved. Run it after changing a template on purpose, and look at the pictures before you commit them. A test compares them.',
    examples: ['npm run pictures'],
  },
  async () => {
    const { writeFileSync } = await import('node:fs');
    const { templates } = await import('../../../shared/typesetting/templates.ts');
    const { createPagesEngine } = await import('../../domain/typesetting/engine/pages-engine.ts');
    const { pictureLengths, portrait } = await import('./cases.ts');
    const { approvedPicture, drawTemplate } = await import('./draw-template.ts');
    const picture = await portrait();
    const engine = createPagesEngine({ loadPicture: () => Promise.resolve(picture) });
    try {
      for (const { name } of templates) {
        for (const length of pictureLengths) {
          writeFileSync(approvedPicture(name, length), await drawTemplate(engine, name, length));
        }
      }
    } finally {
      engine.stop();
    }
  },
);
