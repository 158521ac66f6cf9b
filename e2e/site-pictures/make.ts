/** `npm run site-pictures`: takes the pictures of the public pages and of the README from the built product. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run site-pictures',
    does: 'Starts the built product, opens a sample by Try it now, and takes the pictures of the public pages in both color schemes, and those of the README. Look at them before you commit them.',
    arguments: [
      {
        name: 'picture',
        about: 'The names of pictures, such as fit, to take only these.',
        isOptional: true,
        isRepeated: true,
      },
    ],
    settings: [{ name: 'CHROMIUM_PATH', about: 'The browser, if it is not in a usual place.' }],
    examples: ['npm run site-pictures', 'npm run site-pictures -- fit calendar'],
  },
  async ({ args }) => {
    const { takePictures } = await import('./take-pictures.ts');
    await takePictures(args);
  },
);
