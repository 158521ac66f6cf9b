/**
 * What is known of a span at its borders and inside. Features are names; a model has a weight for some of them. They are
 * grouped by what they depend on, so that those that many spans share are added up once.
 */
import type { Token } from './token.ts';

const border: Pick<Token, 'folded' | 'traits'> = { folded: '¶', traits: ['¶'] };
const tokenAt = (tokens: readonly Token[], at: number): Pick<Token, 'folded' | 'traits'> => tokens[at] ?? border;
const shapeOf = ({ traits }: Pick<Token, 'traits'>): string => traits[0] ?? '';
const endingOf = (word: string, length: number): string => (word.length > length ? word.slice(-length) : word);

/** Features of the token at which a span begins, and of what stands before it. */
export function startFeatures(tokens: readonly Token[], at: number): readonly string[] {
  const [before, beforeThat] = [tokenAt(tokens, at - 1), tokenAt(tokens, at - 2)];
  const own = tokenAt(tokens, at);
  return [
    `s= ${own.folded}`,
    `s4 ${endingOf(own.folded, 4)}`,
    `s-1 ${before.folded}`,
    `s-2 ${beforeThat.folded} ${before.folded}`,
    `s-1s ${before.folded} ${shapeOf(own)}`,
    `s+1 ${tokenAt(tokens, at + 1).folded}`,
    ...own.traits.map((trait) => `st ${trait}`),
    ...before.traits.map((trait) => `st-1 ${trait} ${shapeOf(own)}`),
    `st-2 ${shapeOf(beforeThat)} ${shapeOf(before)}`,
  ];
}

/** Features of the token at which a span ends, and of what stands after it. */
export function endFeatures(tokens: readonly Token[], at: number): readonly string[] {
  const [after, afterThat] = [tokenAt(tokens, at + 1), tokenAt(tokens, at + 2)];
  const own = tokenAt(tokens, at);
  return [
    `e= ${own.folded}`,
    `e3 ${endingOf(own.folded, 3)}`,
    `e4 ${endingOf(own.folded, 4)}`,
    `e+1 ${after.folded}`,
    `e+2 ${after.folded} ${afterThat.folded}`,
    `ee+1 ${own.folded} ${after.folded}`,
    `e+2t ${after.folded} ${shapeOf(afterThat)}`,
    ...own.traits.map((trait) => `et ${trait}`),
    ...after.traits.map((trait) => `et+1 ${shapeOf(own)} ${trait}`),
    ...afterThat.traits.map((trait) => `et+2 ${shapeOf(after)} ${trait}`),
    `et+3 ${shapeOf(after)} ${shapeOf(afterThat)} ${shapeOf(tokenAt(tokens, at + 3))}`,
  ];
}

/** Features of a token inside a span. */
export function innerFeatures(tokens: readonly Token[], at: number): readonly string[] {
  const { folded, traits } = tokenAt(tokens, at);
  const next = tokens[at + 1];
  return [
    `i ${folded}`,
    ...(folded.length > 4 ? [`i4 ${endingOf(folded, 4)}`] : []),
    ...(folded.length > 6 ? [`i6 ${endingOf(folded, 6)}`] : []),
    ...traits.map((trait) => `it ${trait}`),
    ...(next ? [`i2 ${folded} ${next.folded}`] : []),
  ];
}

/** A feature that a span or a line has only under a condition. */
export const featureIf = (condition: boolean, feature: string): readonly string[] => (condition ? [feature] : []);

/** The number of bounds that a value reaches: its step on a scale. */
export const stepOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;
