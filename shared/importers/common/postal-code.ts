/** A postal code from a file, split into the fields of contact info. */
export interface ParsedPostalCode {
  /** 5 digits or ZIP+4 (product.md §5), or null. */
  readonly zip: string | null;
  /** The region, with a region's code that preceded the digits: `California, CA`. */
  readonly state: string;
  /** Text that fits neither, such as a postal code of another country. */
  readonly remainder: string;
  /** Whether the parts differ from the original field. */
  readonly adapted: boolean;
}

/**
 * Splits a postal code: `CA 94115` in California becomes the zip 94115 and the state `California, CA`. No word is lost.
 */
export function readPostalCode(
  text: string,
  { region, country }: { readonly region: string; readonly country: string },
): ParsedPostalCode {
  const found = /(?<![\w-])\d{5}(?:-\d{4})?(?![\w-])/.exec(text);
  if (!found) return { zip: null, state: region, remainder: text, adapted: text !== '' };
  const beside = text.replace(found[0], '').replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '');
  const same = (other: string) => beside.toLowerCase() === other.toLowerCase();
  if (beside === '' || same(region) || same(country)) {
    return { zip: found[0], state: region, remainder: '', adapted: beside !== '' };
  }
  const isRegionCode = /^[A-Za-z]{2,3}$/.test(beside);
  const state = isRegionCode ? [region, beside].filter((each) => each !== '').join(', ') : region;
  return { zip: found[0], state, remainder: isRegionCode ? '' : beside, adapted: true };
}
