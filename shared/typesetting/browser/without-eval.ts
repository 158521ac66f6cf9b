/**
 * Typst's WebAssembly creates a few small functions from text, which the worker's policy rightly forbids. They are
 * always the same (the packages are pinned to version 0.7.0 for this reason), so each of them is defined here as code.
 * Any other text throws an error that contains it; a test compiles and draws under the policy.
 */
const known: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  'return this': () => globalThis,
  'return 0': () => 0,
  'return true': () => true,
  'return path': (path) => path,
};

const isDummy = /^throw new Error\((['"`])(Dummy[^'"`]*)\1\);?$/;

/** Replaces `new Function(...parameters, body)`. */
function madeFunction(...texts: readonly string[]): (...given: unknown[]) => unknown {
  const body = (texts.at(-1) ?? '').trim().replace(/;$/, '');
  const found = known[body];
  if (found) return found;
  const message = isDummy.exec(body)?.[2];
  return () => {
    throw new Error(message ?? `A function was to be made from text: ${body}`);
  };
}

/** Replaces `Function` in `scope`, the global scope of a worker. */
export function forbidFunctionsFromText(scope: { Function: unknown }): void {
  // The created function is returned in place of the new object, as `Function` itself does.
  const Replacement = function (...texts: readonly string[]) {
    return madeFunction(...texts);
  };
  Replacement.prototype = Function.prototype;
  scope.Function = Replacement;
}
