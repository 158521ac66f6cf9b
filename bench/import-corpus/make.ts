/**
 * `node bench/import-corpus/make.ts`: prints the files of the corpus that a browser can make. What is committed was made
 * by it; the readers are measured by `npm run bench -- import-corpus`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/chromium.ts';
import { linkedInProfile } from './makers/linkedin-profile.ts';
import { peopleOf } from './printed-people.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/import-corpus/make.ts',
  does: 'Prints the files of the import corpus that a browser can make, to bench/import-corpus/files.',
  settings: [{ name: 'CHROMIUM_PATH', about: 'The browser, if it is not in a usual place.' }],
  examples: ['node bench/import-corpus/make.ts'],
});

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();
for (const [name, person] of peopleOf('linkedin')) {
  const { html, footer } = linkedInProfile(person);
  await page.setContent(html);
  const file = await page.pdf({
    preferCSSPageSize: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
  });
  writeFileSync(path.join(import.meta.dirname, 'files', `linkedin-${name}.pdf`), file);
}
await browser.close();
