/** A field described in words, for comparing two versions of a record. */
export interface DescribedField {
  /** The key of the field's name in the locale file. */
  readonly label: string;
  /** The content, line by line; empty for an empty field. */
  readonly lines: readonly string[];
}

export interface Difference {
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Describes a field that holds one text. */
export const describeText = (label: string, text: string | null): DescribedField => ({
  label,
  lines: text === null ? [] : [text],
});

/** Returns the fields in which two versions, described in the same order, differ. */
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
