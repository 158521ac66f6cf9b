import { brand } from '../../../shared/contracts/brand.ts';

/** Fills the brand and the `{{values}}` into a text of a locale file. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const allValues: typeof values = { brand: brand.name, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => String(allValues[key] ?? ''));
}
