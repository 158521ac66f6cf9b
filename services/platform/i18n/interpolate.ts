import { brand } from '../../../shared/contracts/brand.ts';

/** A text of a locale file with the brand and its `{{values}}` in it. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const known: typeof values = { brand: brand.name, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => String(known[key] ?? ''));
}
