/** How contact info is written while it is being typed (product.md §5 "Formatting helpers"). */
export { withoutScheme as stripLinkScheme } from '../text/web-link.ts';

/**
 * A US phone number from whatever digits `text` has: up to 3 stay plain, up to 6 `(xxx) yyy`, up to 10
 * `(xxx) yyy-zzzz`, more `+x (xxx) yyy-zzzz` from the first 11.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  if (digits.length <= 10) return local(digits);
  return `+${digits.slice(0, 1)} ${local(digits.slice(1, 11))}`;
}

const local = (digits: string): string => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

/**
 * A ZIP code from the digits and hyphen of `text`: at most 5 digits, and at most 4 behind a hyphen, which is put in
 * where more than 5 digits have none.
 */
export function formatZip(text: string): string {
  const kept = text.replace(/[^\d-]/g, '');
  const hyphen = kept.indexOf('-');
  if (hyphen < 0) return kept.length > 5 ? `${kept.slice(0, 5)}-${kept.slice(5, 9)}` : kept;
  const behind = kept.slice(hyphen + 1).replace(/-/g, '');
  return `${kept.slice(0, Math.min(hyphen, 5))}-${behind.slice(0, 4)}`;
}
