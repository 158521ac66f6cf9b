/** Helpers that turn stored text into printed text. */

/** Trims the parts and joins those that are not empty. */
export function joined(parts: readonly (string | null)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
}

/** The lines of a text as paragraphs, without blank ones. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Accomplishments as printed bullets: each on one line, blank ones left out. */
export function pointsOf(descriptions: readonly string[]): readonly string[] {
  return descriptions.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => each !== '');
}
