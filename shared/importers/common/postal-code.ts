/** A postal code of a file, in the parts that contact info has for it. */
export interface FoundPostalCode {
  /** 5 digits or ZIP+4 (product.md §5), or null. */
  readonly zip: string | null;
  /** The region, with a region's code that stood beside the digits: `California, CA`. */
  readonly state: string;
  /** What fits neither: a postal code of another country. */
  readonly remainder: string;
  /** Whether the parts differ from the field as it was. */
  readonly adapted: boolean;
}

/** `CA 94115` in California → zip 94115, state `California, CA`. No word of it is lost. */
export function readPostalCode(
  text: string,
  { region, country }: { readonly region: string; readonly country: string },
): FoundPostalCode {
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
