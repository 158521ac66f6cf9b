import { describeText, type DescribedField } from '@shared/record-forms';
import {
  describeVariants,
  plainEntry,
  type DescribeTools,
  type Entry,
  type SavedVariant,
} from '../variants/describe-variants.ts';
import type { EventKind } from '../event-kind.ts';

interface DescribedTexts<Line extends string, List extends string> {
  readonly texts: EventKind['texts'];
  readonly lines: readonly Line[];
  readonly lists: readonly List[];
}

/** Describes the lines and lists of an event and its variants as text, as they would be saved. */
export function describeTexts<Line extends string, List extends string>(
  { texts, lines, lists }: DescribedTexts<Line, List>,
  input: Readonly<Partial<Record<Line, string | null>>> &
    Readonly<Partial<Record<List, readonly Entry[] | null>>> & { readonly variants?: readonly SavedVariant[] | null },
  tools: DescribeTools,
): readonly DescribedField[] {
  const { describeEntry = plainEntry } = tools;
  return [
    ...lines.map((line) => describeText(`${texts}.fields.${line}`, input[line] ?? null)),
    ...lists.map((list) => ({ label: `${texts}.fields.${list}`, lines: (input[list] ?? []).map(describeEntry) })),
    describeVariants(texts, input.variants, tools),
  ];
}
