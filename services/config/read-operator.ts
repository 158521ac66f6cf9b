/** The operator of the site, for the pages that must name them. */
export interface SiteOperator {
  /** The name and, where the law requires it, the postal address. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export type ReadOperator =
  { readonly ok: true; readonly operator: SiteOperator } | { readonly ok: false; readonly problems: readonly string[] };

/** Reads `SITE_OPERATOR` and `SITE_CONTACT`. `text` returns a setting, or `''` if it is not set. */
export function readOperator(text: (name: string) => string): ReadOperator {
  const name = text('SITE_OPERATOR');
  const email = text('SITE_CONTACT');
  if (email !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(email)) {
    return { ok: false, problems: [`SITE_CONTACT must be an email address, not "${email}".`] };
  }
  return { ok: true, operator: { name: name || undefined, email: email || undefined } };
}
