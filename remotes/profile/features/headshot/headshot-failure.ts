/** The keys of two sentences: what happened, and what is safe or to do. */
export interface FailureMessage {
  readonly title: string;
  readonly safe: string;
}

/** The error codes of the server (services/domain/headshots) and of the dialog. */
const known = [
  'too_large',
  'not_a_picture',
  'damaged',
  'too_many_pixels',
  'too_small',
  'too_many',
  'unauthenticated',
  'network',
] as const;

/** Returns the sentences for an error code. Codes that the person cannot act on share one text. */
export function faultText(code: string): FailureMessage {
  const name = known.find((each) => each === code) ?? 'unavailable';
  return { title: `headshot.fault.${name}.title`, safe: `headshot.fault.${name}.safe` };
}
