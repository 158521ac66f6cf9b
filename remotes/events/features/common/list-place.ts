/** What leads from a form back to its list, so that the list shows the same place again. */
export interface ListPlace {
  readonly isReturn?: boolean;
  /** The block that was saved on the page that led back. */
  readonly savedId?: string;
}

/** Reads a location's state, which may be anybody's. */
export function listPlaceIn(state: unknown): ListPlace {
  if (typeof state !== 'object' || state === null) return {};
  const { isReturn, savedId } = state as Readonly<Record<string, unknown>>;
  return { ...(isReturn === true && { isReturn }), ...(typeof savedId === 'string' && { savedId }) };
}
