import { cleanLine, withoutScheme } from '@shared/documents';

/** Normalizes the text of a field for storage: one line, trimmed; null when empty. */
export function textOrNull(value: string): string | null {
  const text = cleanLine(value).trim();
  return text === '' ? null : text;
}

/** Normalizes a web address for storage: without `http://` and `https://` (product.md §5). */
export const linkOrNull = (value: string): string | null => textOrNull(withoutScheme(cleanLine(value)));
