/** Keys of the sentences: what happened, and what is safe or to be done. */
export interface FaultText {
  readonly title: string;
  readonly safe: string;
}

/** What the server (services/domain/headshots) or the dialog itself has against a picture. */
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

/** The sentences for a code; a code that a person can do nothing about has one for all. */
export function faultText(code: string): FaultText {
  const name = known.find((each) => each === code) ?? 'unavailable';
  return { title: `headshot.fault.${name}.title`, safe: `headshot.fault.${name}.safe` };
}
