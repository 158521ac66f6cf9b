/**
 * Rewrites a `tsquery` for the index of postings, which has no positions and no labels: words of the title and of the
 * company have terms of their own there, and so has each pair of neighboring words in them (`posting_index_terms`).
 */

type Node =
  | { readonly kind: 'word'; readonly lexeme: string; readonly part: string }
  | { readonly kind: 'not'; readonly of: Node }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Node[] }
  | { readonly kind: 'follows'; readonly of: readonly [Node, Node]; readonly distance: number };

const tokens = /'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?|<(-|\d+)>|[()&|!]/g;

/** Parses the text form of a `tsquery`, as PostgreSQL prints it. */
function parseQuery(text: string): Node {
  const read = [...text.matchAll(tokens)];
  let at = 0;
  const peek = (): string | undefined => read[at]?.[0];
  const factor = (): Node => {
    const [sign = '', lexeme, part = ''] = read[at] ?? [];
    at += 1;
    if (sign === '!') return { kind: 'not', of: factor() };
    if (sign !== '(') return { kind: 'word', lexeme: lexeme ?? '', part };
    const inside = either();
    at += 1;
    return inside;
  };
  const sequence = (): Node => {
    let node = factor();
    while (peek()?.startsWith('<') === true) {
      const sign = read[at]?.[3];
      at += 1;
      node = { kind: 'follows', of: [node, factor()], distance: sign === '-' ? 1 : Number(sign) };
    }
    return node;
  };
  const list = (kind: 'and' | 'or', sign: string, part: () => Node): Node => {
    const of = [part()];
    while (peek() === sign) {
      at += 1;
      of.push(part());
    }
    return of.length === 1 && of[0] ? of[0] : { kind, of };
  };
  const both = (): Node => list('and', '&', sequence);
  const either = (): Node => list('or', '|', both);
  return either();
}

/** A query for the index. */
export interface IndexQuery {
  /** Matches at least all postings of the original query; null if it cannot exclude any. */
  readonly query: string | null;
  /** Whether it matches no others, so that the original query need not be checked. */
  readonly isExact: boolean;
}

const everything: IndexQuery = { query: null, isExact: false };

const term = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;
const isLabeled = (part: string): boolean => part === 'A' || part === 'B';
const termOf = (lexeme: string, part: string): string => (part === '' ? lexeme : `${part.toLowerCase()}:${lexeme}`);

const join = (parts: readonly string[], sign: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `( ${parts.join(sign)} )`;

/** Lists the words of which any may be at one position of a phrase; undefined for anything else. */
function wordsAt(node: Node): readonly Extract<Node, { kind: 'word' }>[] | undefined {
  if (node.kind === 'word') return [node];
  if (node.kind !== 'or') return undefined;
  const words = node.of.flatMap((each) => (each.kind === 'word' ? [each] : []));
  return words.length === node.of.length ? words : undefined;
}

/** The positions of a phrase, each with its distance from the one before. */
function positionsOf(node: Node): readonly { readonly node: Node; readonly distance: number }[] {
  if (node.kind !== 'follows') return [{ node, distance: 0 }];
  return [...positionsOf(node.of[0]), { node: node.of[1], distance: node.distance }];
}

/**
 * Rewrites a phrase. In a title or a company, pairs of neighbors decide; that three words follow each other is taken
 * from their two pairs.
 */
function phraseQuery(phrase: Node): IndexQuery {
  const positions = positionsOf(phrase);
  const words = positions.map(({ node }) => wordsAt(node));
  const pairs = positions.slice(1).map(({ distance }, index) => {
    const [first, second] = [words[index], words[index + 1]];
    const [label] = first ?? [];
    const areNeighbors =
      distance === 1 &&
      label !== undefined &&
      isLabeled(label.part) &&
      [...(first ?? []), ...(second ?? [])].every(({ part }) => part === label.part);
    if (!areNeighbors || !first || !second) return undefined;
    return join(
      first.flatMap((a) => second.map((b) => term(termOf(`${a.lexeme}+${b.lexeme}`, a.part)))),
      ' | ',
    );
  });
  const known = pairs.filter((pair) => pair !== undefined);
  if (known.length === pairs.length) return { query: join(known, ' & '), isExact: true };
  return { ...all(positions.map(({ node }) => rewrite(node))), isExact: false };
}

function all(parts: readonly IndexQuery[]): IndexQuery {
  const queries = parts.flatMap(({ query }) => query ?? []);
  const isExact = parts.every((part) => part.isExact);
  return queries.length === 0 ? { ...everything, isExact } : { query: join(queries, ' & '), isExact };
}

function rewrite(node: Node): IndexQuery {
  switch (node.kind) {
    case 'word':
      return node.part === '' || isLabeled(node.part)
        ? { query: term(termOf(node.lexeme, node.part)), isExact: true }
        : { query: term(node.lexeme), isExact: false };
    case 'and':
      return all(node.of.map(rewrite));
    case 'or': {
      const parts = node.of.map(rewrite);
      const queries = parts.flatMap(({ query }) => query ?? []);
      if (queries.length < parts.length) return everything;
      return { query: join(queries, ' | '), isExact: parts.every(({ isExact }) => isExact) };
    }
    case 'not': {
      // A query that matches too much would exclude too much.
      const { query, isExact } = rewrite(node.of);
      return isExact && query !== null ? { query: `!${join([query], '')}`, isExact } : everything;
    }
    case 'follows':
      return phraseQuery(node);
  }
}

/** Rewrites the text form of a `tsquery`. */
export const indexQueryOf = (query: string): IndexQuery => rewrite(parseQuery(query));
