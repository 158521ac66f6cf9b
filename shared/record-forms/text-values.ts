import { cleanLine, withoutScheme } from '@shared/documents';

/** Text of a field as it is stored: one line, trimmed; nothing at all is null. */
export function textOrNull(value: string): string | null {
  const text = cleanLine(value).trim();
  return text === '' ? null : text;
}

/** An address as it is stored: without `http://` and `https://` (product.md §5). */
export const linkOrNull = (value: string): string | null => textOrNull(withoutScheme(cleanLine(value)));
