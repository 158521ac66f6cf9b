/**
 * Where text stops being JSON. `JSON.parse` says it differently in every browser and often not at all, and a person who
 * edits the file by hand needs the place.
 */

const token =
  // eslint-disable-next-line no-control-regex -- JSON forbids raw control characters in strings
  /[{}[\],:]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const space = /[ \t\n\r]*/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** What may follow once `found` has come where `expected` was; undefined when it may not come there. */
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

function faultIndex(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    const next: Expected | undefined = found === undefined ? undefined : follow(expected, found, open);
    if (next === undefined) return at;
    expected = next;
    at = token.lastIndex;
  }
}

/** Line and column, both from 1, at which `text`, which is not JSON, goes wrong; its end when something is missing. */
export function findJsonFault(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, faultIndex(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
