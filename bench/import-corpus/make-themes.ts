/**
 * `node bench/import-corpus/make-themes.ts <folder>`: prints the files of the corpus that themes of JSON Resume and a
 * browser make. `<folder>` is the `node_modules` that has the packages `jsonresume-theme-…`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/chromium.ts';
import { asJsonResume } from './makers/json-resume.ts';
import { peopleOf } from './printed-people.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

const {
  args: [folder = ''],
} = beginCommand({
  name: 'node bench/import-corpus/make-themes.ts',
  does: 'Prints the files of the import corpus that themes of JSON Resume and a browser make, to bench/import-corpus/files.',
  arguments: [{ name: 'folder', about: 'The node_modules that has the packages jsonresume-theme-…' }],
  settings: [{ name: 'CHROMIUM_PATH', about: 'The browser, if it is not in a usual place.' }],
  examples: ['node bench/import-corpus/make-themes.ts /tmp/themes/node_modules'],
});

interface Theme {
  render(resume: unknown): string | Promise<string>;
}

const themes = ['elegant', 'kendall', 'stackoverflow', 'macchiato'];
const load = createRequire(path.join(path.resolve(folder), 'theme.js'));
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();
// The themes' fonts come from other sites, which a corpus that anyone can make again does not ask.
await page.route('**', (route) => (/^https?:/.test(route.request().url()) ? route.abort() : route.continue()));
for (const theme of themes) {
  const printer = load(`jsonresume-theme-${theme}`) as Theme;
  for (const [name, person] of peopleOf(`theme-${theme}`)) {
    await page.setContent(await printer.render(asJsonResume(person)), { waitUntil: 'load' });
    const file = await page.pdf({ format: 'A4', printBackground: true, margin: { top: '1cm', bottom: '1cm' } });
    writeFileSync(path.join(import.meta.dirname, 'files', `theme-${theme}-${name}.pdf`), file);
  }
}
await browser.close();
