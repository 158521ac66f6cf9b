/** The state of an address (`history.state`) that opens a builder on its pages where there is no room for both sides. */
export const openOnPage = { builderSide: 'page' } as const;

/** Whether an address was opened with `openOnPage`. */
export const isOpenedOnPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'builderSide' in state && state.builderSide === openOnPage.builderSide;
