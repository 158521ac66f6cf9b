/**
 * `node bench/import-corpus/make-latex.ts <checkouts>`: prints the files of the corpus that TeX makes. `<checkouts>` is a
 * folder with the repositories `Awesome-CV`, `resume` (Jake's), `AltaCV`, and `Deedy-Resume`; moderncv is part of TeX
 * Live. A name after it prints only that template.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { latexMakers } from './makers/latex.ts';
import { peopleOf } from './printed-people.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

const {
  args: [checkouts = '', only],
} = beginCommand({
  name: 'node bench/import-corpus/make-latex.ts',
  does: 'Prints the files of the import corpus that TeX makes, to bench/import-corpus/files.',
  arguments: [
    {
      name: 'checkouts',
      about: "The folder with the repositories Awesome-CV, resume (Jake's), AltaCV, and Deedy-Resume.",
    },
    { name: 'template', about: `Only that one of ${Object.keys(latexMakers).join(', ')}.`, isOptional: true },
  ],
  examples: ['node bench/import-corpus/make-latex.ts /tmp/checkouts'],
});

for (const [maker, write] of Object.entries(latexMakers)) {
  if (only !== undefined && maker !== only) continue;
  for (const [name, person] of peopleOf(maker)) {
    const { source, folder, engine } = write(person, checkouts);
    const at = path.join(checkouts, folder);
    writeFileSync(path.join(at, 'corpus.tex'), source);
    for (let pass = 0; pass < 2; pass += 1) {
      try {
        execFileSync(engine, ['-interaction=batchmode', 'corpus.tex'], { cwd: at, stdio: 'ignore' });
      } catch {
        // TeX reports an overfull line like an error, too; a missing file is noticed below.
      }
    }
    copyFileSync(path.join(at, 'corpus.pdf'), path.join(import.meta.dirname, 'files', `${maker}-${name}.pdf`));
  }
}
