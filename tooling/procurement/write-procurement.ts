/** `npm run procurement`: writes the documents that institutions ask for before they buy. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run procurement',
    does: 'Writes the accessibility conformance report (docs/accessibility/acr.md), the accessibility statement of the site (services/public-site/content/accessibility.md), the answers to HECVAT Lite (docs/hecvat.md), and the privacy document (docs/privacy.md) from the tables in tooling/procurement and from docs/asvs.md. Run it after a change of these.',
    examples: ['npm run procurement'],
  },
  async () => {
    const { mkdirSync, writeFileSync } = await import('node:fs');
    const path = await import('node:path');
    const { projectRoot } = await import('../apps.ts');
    const { generatedFiles } = await import('./generated-files.ts');
    for (const [name, write] of Object.entries(generatedFiles)) {
      const file = path.join(projectRoot, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, write());
    }
  },
);
