/** Formats contact info while it is being typed (product.md §5 "Formatting helpers"). */
export { withoutScheme as stripLinkScheme } from '../text/web-link.ts';

/**
 * Formats the digits in `text` as a US phone number: up to 3 stay plain, up to 6 become `(xxx) yyy`, up to 10 `(xxx)
 * yyy-zzzz`, and more `+x (xxx) yyy-zzzz` from the first 11.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  if (digits.length <= 10) return local(digits);
  return `+${digits.slice(0, 1)} ${local(digits.slice(1, 11))}`;
}

/**
 * Formats a phone number that is complete: exactly 7 digits are a number without an area code, `yyy-zzzz`. While a
 * number is being typed, the first digits are always its area code.
 */
export function finishPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text;
}

const local = (digits: string): string => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

/**
 * Formats the digits and hyphen in `text` as a ZIP code: at most 5 digits, and at most 4 after a hyphen, which is
 * inserted when more than 5 digits have none.
 */
export function formatZip(text: string): string {
  const kept = text.replace(/[^\d-]/g, '');
  const hyphen = kept.indexOf('-');
  if (hyphen < 0) return kept.length > 5 ? `${kept.slice(0, 5)}-${kept.slice(5, 9)}` : kept;
  const behind = kept.slice(hyphen + 1).replace(/-/g, '');
  return `${kept.slice(0, Math.min(hyphen, 5))}-${behind.slice(0, 4)}`;
}
