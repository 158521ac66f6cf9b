/**
 * `node bench/import-corpus/make-latex.ts <checkouts>`: prints the files of the corpus that TeX makes. `<checkouts>` is a
 * folder with the repositories `Awesome-CV` and `resume` (Jake's); moderncv is part of TeX Live.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { latexMakers } from './makers/latex.ts';
import { people } from './people.ts';

const [checkouts = ''] = process.argv.slice(2);
for (const [maker, write] of Object.entries(latexMakers)) {
  for (const [name, person] of Object.entries(people)) {
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
