/** A field in words, for comparing two versions of a record. */
export interface DescribedField {
  /** Key of its name in the locale file. */
  readonly label: string;
  /** What it holds, line by line; none when it is empty. */
  readonly lines: readonly string[];
}

export interface Difference {
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** A field of one text. */
export const describeText = (label: string, text: string | null): DescribedField => ({
  label,
  lines: text === null ? [] : [text],
});

/** The fields in which two versions, described in the same order, say something else. */
export function differencesBetween(
  mine: readonly DescribedField[],
  theirs: readonly DescribedField[],
): readonly Difference[] {
  return mine.flatMap(({ label, lines }, index) => {
    const other = theirs[index]?.lines ?? [];
    const same = lines.length === other.length && lines.every((line, place) => line === other[place]);
    return same ? [] : [{ label, mine: lines, theirs: other }];
  });
}
