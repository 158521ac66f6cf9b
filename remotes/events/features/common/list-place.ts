/** State that a form passes back to its list, so that the list returns to the same position. */
export interface ListPlace {
  readonly isReturn?: boolean;
  /** The block that was saved on the page that led back. */
  readonly savedId?: string;
}

/** Reads a location's state, which other code may have written. */
export function listPlaceIn(state: unknown): ListPlace {
  if (typeof state !== 'object' || state === null) return {};
  const { isReturn, savedId } = state as Readonly<Record<string, unknown>>;
  return { ...(isReturn === true && { isReturn }), ...(typeof savedId === 'string' && { savedId }) };
}
