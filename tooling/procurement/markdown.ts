import path from 'node:path';
import type { CitedTest, Evidence } from './evidence.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row, index) => (index === 1 ? `|${row.join('|')}|` : `| ${row.map(cell).join(' | ')} |`))
    .join('\n');

/** Returns a title without what would be markup: a placeholder or an address in angle brackets. */
const plain = (title: string): string => title.replaceAll(/[*_<>]/g, (sign) => `\\${sign}`);

const inQuotes = ({ title }: CitedTest): string => `“${plain(title)}”`;

/** Names tests by file, each with its titles. */
function nameTests(tests: readonly CitedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map(
      (file) =>
        `\`${file}\`: ${tests
          .filter((each) => each.file === file)
          .map(inQuotes)
          .join(', ')}`,
    )
    .join('; ');
}

/** Returns a link to a document, as one from a document in `folder`. */
function linkTo(document: string, folder: string): string {
  const [file = '', anchor] = document.split('#');
  const name = anchor === undefined ? file : `${file}, ${anchor.replaceAll('-', ' ')}`;
  return `[${name}](${path.posix.relative(folder, file)}${anchor === undefined ? '' : `#${anchor}`})`;
}

/** Names what shows a statement, for a document in `folder`. */
export function nameEvidence({ tests = [], documents = [] }: Evidence, folder: string): string {
  const links = documents.map((document) => linkTo(document, folder)).join(', ');
  return [nameTests(tests), links].filter((part) => part !== '').join('; ');
}

/** Puts blocks below each other, with an empty line between them, and one line end behind the last. */
export const blocks = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
