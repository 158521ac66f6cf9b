/** Checks that the documents name files, folders, headings, and decision records that exist. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';

const records = 'docs/adr';
const documents = [
  ...readdirSync(projectRoot).filter((file) => file.endsWith('.md')),
  ...globSync(['docs/**/*.md', 'mocks/*/README.md'], { cwd: projectRoot }).map((file) =>
    file.replaceAll(path.sep, '/'),
  ),
];
const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const exists = (file: string): boolean => existsSync(path.join(projectRoot, file));

/** Returns whether a word is a path of the project: below one of its folders, or a file at its root. */
const isPath = (word: string): boolean =>
  /^(?:\.ci|\.devcontainer|\.github|bench|deploy|docs|e2e|embed|mocks|remotes|services|shared|shell|tooling)\//.test(
    word,
  );

/** Returns whether a path exists. `*` matches any part of a name; `<name>` and `…` stand for the reader's own. */
function isThere(name: string): boolean {
  const [fixed = ''] = name.split(/[<…]/);
  if (fixed !== name) return exists(path.dirname(`${fixed}x`));
  if (/^docs\/adr\/\d{4}$/.test(name)) return globSync(`${name}-*.md`, { cwd: projectRoot }).length === 1;
  return globSync(name.replace(/\/$/, ''), { cwd: projectRoot }).length > 0;
}

function pathsIn(text: string): readonly string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/[\s,;]+/));
  const cited = [...text.matchAll(/docs\/adr\/\d{4}/g)].map(([name]) => name);
  return [...code.filter(isPath), ...cited];
}

/** Returns the anchor that Markdown renderers give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isReached(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
  if (!exists(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

test.each(documents)('%s names paths that exist', (document) => {
  expect(pathsIn(read(document)).filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('has working links: %s', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const local = links.filter((link) => !/^https?:/.test(link));
  expect(local.filter((link) => !isReached(document, link))).toEqual([]);
});

test('finds every recipe in the contributing guide, and the files that it names', () => {
  const recipes = read('CONTRIBUTING.md')
    .split(/^## Recipe: /m)
    .slice(1);
  expect(recipes.map((recipe) => recipe.slice(0, recipe.indexOf('\n')))).toEqual([
    'add a remote',
    'add a template',
    'add a kind of event',
    'add an importer',
  ]);
  for (const recipe of recipes) expect(pathsIn(recipe).length).toBeGreaterThan(4);
});

test('finds a title, a status, a date, and an index line for every decision record', () => {
  const index = read(`${records}/README.md`);
  const files = readdirSync(path.join(projectRoot, records)).filter((file) => /^\d{4}-/.test(file));
  const lines = files.map((file) => {
    const [, number = '', title = '', status = '', date = ''] =
      /^# (\d+)\. (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d{2}-\d{2})\n/.exec(read(`${records}/${file}`)) ?? [];
    return `| [${number.padStart(4, '0')}](${file}) | ${title} | ${status} | ${date} |`;
  });
  expect(lines.filter((line) => !index.includes(line))).toEqual([]);
  expect(index.match(/^\| \[\d{4}\]/gm)).toHaveLength(files.length);
});
