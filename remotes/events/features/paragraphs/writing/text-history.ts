/** What a text field held, and what was selected in it; places count as `selectionStart` does. */
export interface Snapshot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The steps that can be taken back and forth. */
export interface TextHistory {
  readonly past: readonly Snapshot[];
  readonly present: Snapshot;
  readonly future: readonly Snapshot[];
  /** How the present came about; '' where the next change is a step of its own in any case. */
  readonly lastInput: string;
}

/** Steps that are kept. */
const most = 200;

/** Input by single characters, of which many make one step. */
const small = new Set(['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']);

export const newHistory = (present: Snapshot): TextHistory => ({ past: [], present, future: [], lastInput: '' });

/**
 * Adds a change that came by `input` (an `InputEvent`'s type). Characters that are typed or deleted one after the other
 * are one step up to the next word, as people know it. `before` is what was selected when the change came.
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

/** One step back; undefined where there is none. */
export function stepBack({ past, present, future }: TextHistory): TextHistory | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], lastInput: '' };
}

/** One step forth again; undefined where there is none. */
export function stepForth({ past, present, future }: TextHistory): TextHistory | undefined {
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  return { past: [...past, present], present: next, future: rest, lastInput: '' };
}
