/** The graph of imports between the project's own source files, and the circles in it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from './apps.ts';

/** An arrow from the file that imports to the file that is imported, both as paths from the project's root. */
export type Arrow = readonly [from: string, to: string];

const sources = '{shell,remotes,shared,services,embed,mocks,e2e,bench,tooling,deploy}/**/*.{ts,tsx,mts,mjs}';

/** Tests may reach across rooms, so they take no part in the graph. */
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:__tests__|fixtures)\//.test(file);

/** The file of the project that an import names, or undefined for a package. */
function resolveImport(importer: string, request: string): string | undefined {
  if (request.startsWith('@shared/')) return `shared/${request.slice('@shared/'.length)}/index.ts`;
  if (!request.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(importer), request);
}

/** Every static, type-only and dynamic import between source files that ship, without tests and declaration files. */
export function readArrows(root = projectRoot): readonly Arrow[] {
  const files = globSync(sources, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.d.ts') && !isTest(file));
  return files.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }): Arrow[] => {
      const imported = resolveImport(file, fileName);
      return imported !== undefined && imported !== file && existsSync(path.join(root, imported))
        ? [[file, imported]]
        : [];
    });
  });
}

/** Groups of two or more nodes that reach each other (Tarjan's strongly connected components), each sorted by name. */
export function findCircles(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(arrows, ([from]) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const lowestOf = (node: string): number => lowest.get(node) ?? Infinity;

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    stack.push(node);
    for (const [, target] of targets.get(node) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(node, Math.min(lowestOf(node), lowestOf(target)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** The arrow between the two folders that lie beside each other and hold the two files, where both files have one. */
function folderArrow([from, to]: Arrow): readonly Arrow[] {
  const one = from.split('/');
  const other = to.split('/');
  const depth = one.findIndex((part, index) => part !== other[index]);
  const folderOf = (parts: readonly string[]): string | undefined =>
    parts.length > depth + 1 ? parts.slice(0, depth + 1).join('/') : undefined;
  const [importer, imported] = [folderOf(one), folderOf(other)];
  return importer === undefined || imported === undefined ? [] : [[importer, imported]];
}

/** Circles between folders that lie beside each other: folders whose files, at any depth, import each other's files. */
export const findFolderCircles = (arrows: readonly Arrow[]): readonly (readonly string[])[] =>
  findCircles(arrows.flatMap(folderArrow));
