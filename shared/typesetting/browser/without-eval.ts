/**
 * Typst's WebAssembly makes a few small functions from text, which the worker's policy forbids, as it should. They are always
 * the same (version 0.7.0 of the packages is pinned for it), so that each is here as code. Whatever else is asked for fails
 * by its own text; a test compiles and draws under the policy.
 */
const known: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  'return this': () => globalThis,
  'return 0': () => 0,
  'return true': () => true,
  'return path': (path) => path,
};

const isDummy = /^throw new Error\((['"`])(Dummy[^'"`]*)\1\);?$/;

/** In the place of `new Function(...parameters, body)`. */
function madeFunction(...texts: readonly string[]): (...given: unknown[]) => unknown {
  const body = (texts.at(-1) ?? '').trim().replace(/;$/, '');
  const found = known[body];
  if (found) return found;
  const message = isDummy.exec(body)?.[2];
  return () => {
    throw new Error(message ?? `A function was to be made from text: ${body}`);
  };
}

/** Takes the place of `Function` in `scope`, a worker's alone. */
export function forbidFunctionsFromText(scope: { Function: unknown }): void {
  // What is made is returned in place of the new object, as by `Function` itself.
  const Replacement = function (...texts: readonly string[]) {
    return madeFunction(...texts);
  };
  Replacement.prototype = Function.prototype;
  scope.Function = Replacement;
}
