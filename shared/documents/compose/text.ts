/** Small steps from stored text to printed text. */

/** The parts that say something, trimmed and joined. */
export function joined(parts: readonly (string | null)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
}

/** Lines of a text as paragraphs; blank lines say nothing. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Accomplishments as printed points: one line each, blank ones left out. */
export function pointsOf(descriptions: readonly string[]): readonly string[] {
  return descriptions.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => each !== '');
}
