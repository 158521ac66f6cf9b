import { writeAcr } from './accessibility/write-acr.ts';
import { writeStatement } from './accessibility/write-statement.ts';
import { writeHecvat } from './hecvat/write-hecvat.ts';
import { writePrivacy } from './privacy/write-privacy.ts';

/** What `npm run procurement` writes: the files, from the project's root, and their content. */
export const generatedFiles: Readonly<Record<string, () => string>> = {
  'docs/accessibility/acr.md': writeAcr,
  'docs/hecvat.md': writeHecvat,
  'docs/privacy.md': writePrivacy,
  'services/public-site/content/accessibility.md': writeStatement,
};
