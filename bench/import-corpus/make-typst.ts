/**
 * `node bench/import-corpus/make-typst.ts <checkouts>`: prints the files of the corpus that Typst makes. `<checkouts>` is
 * a folder with the repositories `rendercv-typst`, `modern-cv`, and `basic-typst` (basic-resume).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { typstMakers } from './makers/typst.ts';
import { peopleOf } from './printed-people.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

const {
  args: [checkouts = '', ...fontPaths],
} = beginCommand({
  name: 'node bench/import-corpus/make-typst.ts',
  does: 'Prints the files of the import corpus that Typst makes, to bench/import-corpus/files.',
  arguments: [
    { name: 'checkouts', about: 'The folder with the repositories rendercv-typst, modern-cv, and basic-typst.' },
    { name: 'fonts', about: 'Folders with fonts that the templates need.', isOptional: true, isRepeated: true },
  ],
  examples: ['node bench/import-corpus/make-typst.ts /tmp/checkouts /tmp/fonts'],
});

/** The packages that the templates import from Typst's own registry: icons, which are signs of a font. */
const icons = `#let fa-icon(name, size: 1em, fill: black, ..rest) = text(font: "Font Awesome 5 Free", size: size, fill: fill)[\u{f0e0}]
#let fa-version(..rest) = []
#let orcid-icon(..rest) = []
#let linguify(key, ..rest) = key
#let set-database(..rest) = []
#let lflib = (_linguify: (key, ..rest) => (ok: key))
`;
/** A template with the packages' code in place of their imports. */
const template = (file: string): string =>
  icons +
  readFileSync(file, 'utf8')
    .replaceAll(/^#import "@preview.*$/gm, '')
    .replaceAll('lflib._linguify(', '(lflib._linguify)(');

for (const [maker, write] of Object.entries(typstMakers)) {
  for (const [name, person] of peopleOf(maker)) {
    const document = write(person);
    const folder = path.join(checkouts, path.dirname(document.template));
    const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths }] });
    const outcome = compiler.compile({
      mainFileContent: `${template(path.join(checkouts, document.template))}\n${document.source}`,
    });
    if (!outcome.result) throw new Error(`${maker}: ${JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics)}`);
    writeFileSync(path.join(import.meta.dirname, 'files', `${maker}-${name}.pdf`), compiler.pdf(outcome.result));
  }
}
