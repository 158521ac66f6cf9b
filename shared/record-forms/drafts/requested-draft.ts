/** The state of a location that opens a form with a draft. */
export interface RequestedDraft {
  readonly continueDraft?: string;
}

/** Reads the state of a location, which is untrusted. */
export function requestedDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { continueDraft } = state as Readonly<Record<string, unknown>>;
  return typeof continueDraft === 'string' ? continueDraft : undefined;
}
