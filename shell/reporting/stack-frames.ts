/** A place in a script, as Sentry's protocol names it. */
export interface StackFrame {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: true;
}

/** The maximum number of frames of a stack, and of characters of a line that are read. */
const maxFrames = 50;
const longestLine = 1024;

/** The end of a line of a stack: the file and the place in it. */
const placePattern = /^(.+):(\d+):(\d+)$/;

/** Splits a line into the function and the place. Chromium writes `at f (place)` or `at place`, others `f@place`. */
function partsOf(line: string): readonly [name: string, place: string] | undefined {
  if (line.startsWith('at ')) {
    const text = line.slice('at '.length).replace(/^async /, '');
    if (!text.endsWith(')')) return ['', text];
    const open = text.lastIndexOf(' (');
    return open === -1 ? undefined : [text.slice(0, open), text.slice(open + ' ('.length, -1)];
  }
  const at = line.lastIndexOf('@');
  return at === -1 ? undefined : [line.slice(0, at), line.slice(at + 1)];
}

function frameOf(line: string): StackFrame | undefined {
  const [name, place] = partsOf(line) ?? [];
  const [, filename, lineno, colno] = placePattern.exec(place ?? '') ?? [];
  if (filename === undefined) return undefined;
  return { filename, function: name || '?', lineno: Number(lineno), colno: Number(colno), in_app: true };
}

/** Returns the frames of a stack in Sentry's order: the innermost call is last. Other lines, such as the message, are skipped. */
export const framesOf = (stack: string): readonly StackFrame[] =>
  stack
    .split('\n')
    .flatMap((line) => (line.length > longestLine ? [] : (frameOf(line.trim()) ?? [])))
    .slice(0, maxFrames)
    .reverse();
