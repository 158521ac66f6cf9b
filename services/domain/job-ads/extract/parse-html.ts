import { type Handler, Parser } from 'htmlparser2';

/**
 * The maximum nesting of elements, which is that of browsers. Beyond it, the parser's time grows with the square of the
 * depth.
 */
const deepest = 512;

class TooDeep extends Error {}

/** Parses a page and calls the handler for each piece. Parsing ends where the page nests too deeply. */
export function parseHtml(html: string, handler: Partial<Handler>): void {
  let depth = 0;
  const parser = new Parser({
    ...handler,
    onopentagname(name) {
      depth += 1;
      if (depth > deepest) throw new TooDeep();
      handler.onopentagname?.(name);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}
