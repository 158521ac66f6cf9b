/** What the links between a list and its forms carry along, so that the way back leads to the same place. */
export interface ListPlace {
  /** The list's query, from its `?`. */
  readonly list?: string;
  /** Set on the way back. */
  readonly isReturn?: boolean;
  /** The block that was saved on the page that led back. */
  readonly savedId?: string;
}

/** Reads a location's state, which may be anybody's. */
export function listPlaceIn(state: unknown): ListPlace {
  if (typeof state !== 'object' || state === null) return {};
  const { list, isReturn, savedId } = state as Readonly<Record<string, unknown>>;
  return {
    ...(typeof list === 'string' && list.startsWith('?') && { list }),
    ...(isReturn === true && { isReturn }),
    ...(typeof savedId === 'string' && { savedId }),
  };
}
