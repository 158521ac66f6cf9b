/**
 * The script of `/features/ats-check`: it reads the PDF that a visitor chooses in a worker, and shows what was found.
 * Nothing is sent anywhere, and nothing is kept until the visitor asks for the import.
 */
import { keepFile } from '../../../../shared/importers/handover/kept-file.ts';
import type { FileReading } from '../../../../shared/matching/ats/read-unknown-file.ts';
import { type CheckSettings, counted, fill } from './check-texts.ts';
import { element, part } from './elements.ts';
import { failureText } from './failures.ts';
import { atsCheckIds as ids } from './ids.ts';
import { readInWorker } from './read-in-worker.ts';
import { openChecks, showChecks } from './show-checks.ts';
import { showFields } from './show-fields.ts';

const { reader, texts } = JSON.parse(part(ids.settings).textContent) as CheckSettings;
const input = part(ids.file) as HTMLInputElement;
const drop = part(ids.drop);

/** The file of the results. */
let checked: File | undefined;
/** Ends the reading of the last file. */
let reading = new AbortController();

const hasText = ({ checks }: FileReading): boolean =>
  checks.some(({ id, verdict }) => id === 'text' && verdict === 'good');

function summaryOf(found: FileReading): string {
  if (!hasText(found)) return texts.summary.unreadable;
  const count = openChecks(found.checks).length;
  return count === 0 ? texts.summary.none : counted(texts.summary, count);
}

function showReading(file: File, found: FileReading): void {
  const isReadable = hasText(found);
  part(ids.title).textContent = fill(texts.title, { file: file.name });
  part(ids.summary).textContent = summaryOf(found);
  showChecks(found.checks, texts);
  showFields(found.fields, texts);
  part(ids.text).textContent = found.text;
  // Without text, there is nothing to compare, and nothing to import.
  part(ids.found).hidden = !isReadable;
  part(ids.import).hidden = !isReadable;
  part(ids.results).hidden = false;
  // The heading says that the results are there, so nothing else is announced.
  part(ids.title).focus();
}

async function check(file: File): Promise<void> {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  part(ids.failure).replaceChildren();
  part(ids.results).hidden = true;
  part(ids.status).textContent = fill(texts.working, { file: file.name });
  const answer = await readInWorker(reader, file, signal);
  if (signal.aborted) return;
  part(ids.status).textContent = '';
  checked = file;
  if (answer.ok) showReading(file, answer.reading);
  else {
    const title = fill(texts.failure.title, { file: file.name });
    part(ids.failure).append(
      element('strong', '', title),
      element('p', '', failureText(texts.failure, answer.failure)),
    );
  }
}

input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  // Otherwise, choosing the same file again would change nothing.
  if (file) void check(file).finally(() => (input.value = ''));
});

// A file that is dropped next to the input would replace the page, so it is taken anywhere.
const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
document.addEventListener('dragover', (event) => {
  if (!isFile(event)) return;
  event.preventDefault();
  drop.classList.add('over');
});
document.addEventListener('dragleave', ({ relatedTarget }) => {
  if (relatedTarget === null) drop.classList.remove('over');
});
document.addEventListener('drop', (event) => {
  drop.classList.remove('over');
  if (!isFile(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) void check(file);
});

// The file is kept when the visitor goes on to the import, and never before.
for (const link of part(ids.import).querySelectorAll('a')) {
  link.addEventListener('click', (event) => {
    if (checked === undefined) return;
    event.preventDefault();
    const goOn = (): void => location.assign(link.href);
    // Where the browser keeps no files, the import asks for the file again.
    keepFile(checked).then(goOn, goOn);
  });
}
