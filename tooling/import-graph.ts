/** Builds the graph of imports between the project's own source files and finds its circles. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from './apps.ts';

/** An arrow from the importing file to the imported one, as paths from the project's root. */
export type Arrow = readonly [from: string, to: string];

const sources = '{shell,remotes,shared,services,embed,mocks,e2e,bench,tooling,deploy}/**/*.{ts,tsx,mts,mjs}';

/** Returns whether a file is a test. Tests may import across rooms, so the graph does not contain them. */
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:__tests__|fixtures)\//.test(file);

/** Returns the project's file that an import names, or undefined for a package. */
function resolveImport(importer: string, request: string): string | undefined {
  if (request.startsWith('@shared/')) return `shared/${request.slice('@shared/'.length)}/index.ts`;
  if (!request.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(importer), request);
}

/**
 * Returns every static, type-only, and dynamic import between shipped source files, without tests and declaration
 * files.
 */
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

/**
 * Returns the groups of two or more nodes that reach each other (Tarjan's strongly connected components), each sorted
 * by name.
 */
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

/**
 * Returns the arrow between the sibling folders that contain the two files; empty if the files are not in sibling
 * folders.
 */
function folderArrow([from, to]: Arrow): readonly Arrow[] {
  const one = from.split('/');
  const other = to.split('/');
  const depth = one.findIndex((part, index) => part !== other[index]);
  const folderOf = (parts: readonly string[]): string | undefined =>
    parts.length > depth + 1 ? parts.slice(0, depth + 1).join('/') : undefined;
  const [importer, imported] = [folderOf(one), folderOf(other)];
  return importer === undefined || imported === undefined ? [] : [[importer, imported]];
}

/** Returns the circles between sibling folders whose files, at any depth, import each other. */
export const findFolderCircles = (arrows: readonly Arrow[]): readonly (readonly string[])[] =>
  findCircles(arrows.flatMap(folderArrow));
