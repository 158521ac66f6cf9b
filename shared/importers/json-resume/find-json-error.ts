/**
 * Locates the first syntax error in JSON. `JSON.parse` reports it differently in every browser and often not at all,
 * and a person who edits the file by hand needs the position.
 */

const token = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const space = /[ \t\n\r]*/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** The token that may follow when `found` appears where `expected` was; undefined when `found` is not allowed there. */
function follow(expected: Expected, found: string, open: string[]): Expected | undefined {
  const valueEnded = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end');
  const closes = (found === '}' && open.at(-1) === '{') || (found === ']' && open.at(-1) === '[');
  if (closes && expected.endsWith('or end')) {
    open.pop();
    return valueEnded();
  }
  switch (expected) {
    case 'value':
    case 'value or end':
      if ('}],:'.includes(found)) return undefined;
      if (found !== '{' && found !== '[') return valueEnded();
      open.push(found);
      return found === '{' ? 'key or end' : 'value or end';
    case 'key':
    case 'key or end':
      return found.startsWith('"') ? 'colon' : undefined;
    case 'colon':
      return found === ':' ? 'value' : undefined;
    case 'comma or end':
      if (found !== ',') return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case 'nothing':
      return undefined;
  }
}

/**
 * The string that starts at `start`, with its quotes; undefined when it does not end or has invalid characters. A
 * regular expression would record a backtracking position for each character, of which there can be millions.
 */
function readString(text: string, start: number): string | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') return text.slice(start, at + 1);
    if (character === '\\') {
      escape.lastIndex = at;
      if (!escape.test(text)) return undefined;
      at = escape.lastIndex - 1;
    } else if (text.charCodeAt(at) < 0x20) return undefined;
  }
  return undefined;
}

function readToken(text: string, at: number): string | undefined {
  if (text[at] === '"') return readString(text, at);
  token.lastIndex = at;
  return token.exec(text)?.[0];
}

function faultIndex(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
    const found = readToken(text, at);
    const next: Expected | undefined = found === undefined ? undefined : follow(expected, found, open);
    if (found === undefined || next === undefined) return at;
    expected = next;
    at += found.length;
  }
}

/**
 * The line and column, both starting at 1, of the first error in `text`, which is not JSON; its end when something is
 * missing.
 */
export function findJsonError(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, faultIndex(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
