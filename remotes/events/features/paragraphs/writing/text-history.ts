/** The content of a text field and its selection, with offsets as in `selectionStart`. */
export interface Snapshot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The steps that can be undone and redone. */
export interface TextHistory {
  readonly past: readonly Snapshot[];
  readonly present: Snapshot;
  readonly future: readonly Snapshot[];
  /** The input type of the last change, or '' if the next change must be a step of its own. */
  readonly lastInput: string;
}

/** Maximum number of steps that are kept. */
const most = 200;

/** Input types that change single characters, of which many form one step. */
const small = new Set(['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']);

/** Returns a history without any steps. */
export const newHistory = (present: Snapshot): TextHistory => ({ past: [], present, future: [], lastInput: '' });

/**
 * Adds a change made by `input` (the type of an `InputEvent`). Consecutive typing or deleting forms one step per word,
 * as in other editors. `before` is the selection when the change came.
 */
export function record(history: TextHistory, before: Snapshot, after: Snapshot, input: string): TextHistory {
  const { past, present, lastInput } = history;
  const isJoined =
    small.has(input) && input === lastInput && before.start === before.end && before.start === present.start;
  const beginsWord = /\s$/.test(before.text.slice(0, before.start)) && !/\s$/.test(after.text.slice(0, after.start));
  const goesOn = isJoined && !(input === 'insertText' && beginsWord);
  return {
    past: goesOn ? past : [...past, before].slice(-most),
    present: after,
    future: [],
    lastInput: input,
  };
}

/** Undoes one step; returns undefined if there is none. */
export function stepBack({ past, present, future }: TextHistory): TextHistory | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], lastInput: '' };
}

/** Redoes one step; returns undefined if there is none. */
export function stepForth({ past, present, future }: TextHistory): TextHistory | undefined {
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  return { past: [...past, present], present: next, future: rest, lastInput: '' };
}
