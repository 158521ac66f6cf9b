import { type TypesetAnswer, TypesettingError } from './typesetter.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads what the service answered; anything else is a fault of the service (`engine`). */
export function parseTypesetAnswer(value: unknown): TypesetAnswer {
  const { kind, base, revision, svg, pageCount } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (isCount(revision) && typeof svg === 'string' && isCount(pageCount)) {
    if (kind === 'full') return { kind, revision, svg, pageCount };
    if (kind === 'changes' && isCount(base)) return { kind, base, revision, svg, pageCount };
  }
  throw new TypesettingError('engine', 'The answer of the service cannot be read.');
}
