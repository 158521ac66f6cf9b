/** What leads to a form that goes on with a draft at once, as a location's state. */
export interface RequestedDraft {
  readonly continueDraft?: string;
}

/** Reads a location's state, which may be anybody's. */
export function requestedDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { continueDraft } = state as Readonly<Record<string, unknown>>;
  return typeof continueDraft === 'string' ? continueDraft : undefined;
}
