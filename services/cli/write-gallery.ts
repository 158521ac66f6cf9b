/** `npm run gallery`: renders the pictures of the templates. */
import { runCommand } from './command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run gallery',
    does: 'Draws every template with the same content and writes the pictures of docs/templates.md to docs/templates, and those of the template choice to shared/builder/templates/pictures. Look at them before you commit them.',
    examples: ['npm run gallery'],
  },
  async () => {
    const { drawGallery } = await import('./draw-gallery.ts');
    await drawGallery();
    // The engine's threads would keep the process running.
    process.exit();
  },
);
