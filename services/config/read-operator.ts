/** Who runs the site, for the pages that have to name them. */
export interface SiteOperator {
  /** Name and, where the law asks for it, postal address. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export type ReadOperator =
  { readonly ok: true; readonly operator: SiteOperator } | { readonly ok: false; readonly faults: readonly string[] };

/** `SITE_OPERATOR` and `SITE_CONTACT`; `text` reads a setting, `''` when it is not there. */
export function readOperator(text: (name: string) => string): ReadOperator {
  const name = text('SITE_OPERATOR');
  const email = text('SITE_CONTACT');
  if (email !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(email)) {
    return { ok: false, faults: [`SITE_CONTACT must be an email address, not "${email}".`] };
  }
  return { ok: true, operator: { name: name || undefined, email: email || undefined } };
}
