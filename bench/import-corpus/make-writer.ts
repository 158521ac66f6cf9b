/**
 * `node bench/import-corpus/make-writer.ts`: prints the files of the corpus that LibreOffice Writer makes, as PDFs, as
 * Word documents, and as its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writerMakers } from './makers/writer.ts';
import { peopleOf } from './printed-people.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/import-corpus/make-writer.ts',
  does: 'Prints the files of the import corpus that LibreOffice Writer makes, to bench/import-corpus/files. It runs soffice.',
  examples: ['node bench/import-corpus/make-writer.ts'],
});

const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
const sources: string[] = [];
for (const [maker, write] of Object.entries(writerMakers)) {
  for (const [name, person] of peopleOf(maker)) {
    const source = path.join(folder, `${maker}-${name}.fodt`);
    writeFileSync(source, write(person));
    sources.push(source);
  }
}
const files = path.join(import.meta.dirname, 'files');
for (const kind of ['pdf', 'docx', 'odt']) {
  execFileSync('soffice', ['--headless', '--convert-to', kind, '--outdir', files, ...sources], { stdio: 'ignore' });
}
