import { type TypesetAnswer, TypesettingError } from './typesetter.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Parses the service's response; anything unexpected is an error of the service (`engine`). */
export function parseTypesetAnswer(value: unknown): TypesetAnswer {
  const { kind, base, revision, svg, pageCount, missing } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (isCount(revision) && typeof svg === 'string' && isCount(pageCount)) {
    const pages = { revision, svg, pageCount, ...(typeof missing === 'string' && { missing }) };
    if (kind === 'full') return { kind, ...pages };
    if (kind === 'changes' && isCount(base)) return { kind, base, ...pages };
  }
  throw new TypesettingError('engine', 'The answer of the service cannot be read.');
}
