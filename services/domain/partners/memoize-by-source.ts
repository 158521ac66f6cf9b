/**
 * Memoizes a value that is derived from a source object, and computes it again only when the source is a different
 * object. `make` receives the previous result, of which it may reuse what still holds.
 */
export function memoizeBySource<Source, Result>(
  source: () => Source,
  make: (source: Source, last: Result | undefined) => Result,
): () => Result {
  let memo: { readonly from: Source; readonly result: Result } | undefined;
  return () => {
    const from = source();
    if (memo?.from !== from) memo = { from, result: make(from, memo?.result) };
    return memo.result;
  };
}
