/** The tree of PostgreSQL's own parser: objects keyed by the names of their nodes. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const treeAt = (tree: Tree, name: string): Tree | undefined => (isTree(tree[name]) ? tree[name] : undefined);
export const listAt = (tree: Tree, name: string): readonly Tree[] =>
  Array.isArray(tree[name]) ? tree[name].filter(isTree) : [];
export const textAt = (tree: Tree | undefined, name: string): string | undefined =>
  typeof tree?.[name] === 'string' ? tree[name] : undefined;
