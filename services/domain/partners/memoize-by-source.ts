/**
 * What follows from something that changes as a whole, made anew only when it is another one. `make` is given what it made
 * last, to keep of it what still holds.
 */
export function memoizeBySource<Source, Result>(
  source: () => Source,
  make: (source: Source, last: Result | undefined) => Result,
): () => Result {
  let made: { readonly from: Source; readonly result: Result } | undefined;
  return () => {
    const from = source();
    if (made?.from !== from) made = { from, result: make(from, made?.result) };
    return made.result;
  };
}
