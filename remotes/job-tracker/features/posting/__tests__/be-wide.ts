/** Makes the window wide enough for the list with a posting next to it, but not for a column of filters. */
export function beWide(): void {
  const usual = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(usual(query), { matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= 1280 });
  });
  afterEach(() => {
    window.matchMedia = usual;
  });
}
