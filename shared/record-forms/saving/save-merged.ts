export type ConflictAnswer = 'mine' | 'theirs' | 'later';

/** The record as it is stored after a save, with the fields that were not written. */
export interface MergedSave<Values> {
  readonly stored: Values;
  /** Fields that another tab or device has changed differently since the form was opened. */
  readonly conflicts: readonly (keyof Values & string)[];
}

interface MergedSaving<Values> {
  readonly mine: Values;
  /** What the form showed when it was opened. */
  readonly base: Values;
  readonly send: (mine: Values, base: Values) => Promise<MergedSave<Values>>;
  /** Asks the person about the fields in conflict. */
  readonly ask: (
    mine: Values,
    stored: Values,
    conflicts: readonly (keyof Values & string)[],
  ) => Promise<ConflictAnswer>;
}

/**
 * Saves the values of a form over a record that may have changed elsewhere. The server merges what does not overlap;
 * the person decides about the rest. Resolves to false if that decision was put off. Rejects when a request fails.
 */
export async function saveMerged<Values extends object>(saving: MergedSaving<Values>): Promise<boolean> {
  let { mine, base } = saving;
  for (;;) {
    const { stored, conflicts } = await saving.send(mine, base);
    if (conflicts.length === 0) return true;
    const answer = await saving.ask(mine, stored, conflicts);
    if (answer !== 'mine') return answer === 'theirs';
    const chosen = conflicts.map((field) => [field, mine[field]]);
    // It may have changed once more by now, in which case the question is asked again.
    mine = { ...stored, ...(Object.fromEntries(chosen) as Partial<Values>) };
    base = stored;
  }
}
