import path from 'node:path';
import type { Rule } from 'eslint';
import { allowedImports, layerPrefixes, libraryFences, type Layer, unfenced } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Returns whether a file is only used in tests and development. Such a file may import the stand-ins and the testing
 * kit, which shipped code may not.
 */
const isTestOnly = (file: string): boolean => /\.test\.tsx?$|(^|\/)(dev|__tests__)\//.test(file);

const layerOf = (file: string): Layer | undefined =>
  layerPrefixes.find((prefix) => file === prefix || file.startsWith(`${prefix}/`));

/** Returns the project path of an import, or undefined for a package. */
function projectPathOf(request: string, importer: string): string | undefined {
  if (request.startsWith('@shared/')) return `shared/${request.slice('@shared/'.length)}`;
  if (!request.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(importer), request));
}

/** Returns whether an import crosses from one remote to another, which is forbidden like an import of the shell. */
function crossesRemotes(importer: string, imported: string): boolean {
  const remoteOf = (file: string): string | undefined => /^remotes\/([^/]+)/.exec(file)?.[1];
  const from = remoteOf(importer);
  const to = remoteOf(imported);
  return from !== undefined && to !== undefined && from !== to;
}

function breachOf(importer: string, request: string): string | undefined {
  const imported = projectPathOf(request, importer);
  if (imported === undefined) {
    const fence = libraryFences.find(({ libraries }) =>
      libraries.some((library) =>
        library.endsWith('/') ? request.startsWith(library) : request === library || request.startsWith(`${library}/`),
      ),
    );
    const free = fence?.allowedIn.some((prefix) => importer === prefix || importer.startsWith(`${prefix}/`)) ?? true;
    if (free || isTestOnly(importer) || importer.startsWith(unfenced)) return undefined;
    return `'${request}' may only be imported in ${fence?.allowedIn.join(', ') ?? ''}.`;
  }
  const from = layerOf(importer);
  const to = layerOf(imported);
  if (from === undefined || to === undefined) return undefined;
  if (crossesRemotes(importer, imported)) return `A remote may not import another remote ('${request}').`;
  if (from === to || allowedImports[from].includes(to)) return undefined;
  if (isTestOnly(importer) && (to === 'mocks' || to === 'tooling/testing')) return undefined;
  return `${from} may not import ${to} ('${request}').`;
}

/** ESLint rule: an import must follow the directions and fences in layers.ts (architecture.md §2). */
export const importDirection: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Imports must follow the direction of the layers.' } },
  create(context) {
    const importer = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (node: Rule.Node, request: unknown): void => {
      if (typeof request !== 'string') return;
      const message = breachOf(importer, request);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};
