/** The name of the product and the addresses that it links to, defined only here. */
export const brand = {
  name: 'Tessera',
  /** The start page of the app. */
  home: '/app/resumes',
  /** Pages that every footer links to (product.md §2). */
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  /** A builder with a sample, for visitors without an account. */
  tryIt: '/try',
} as const;

/** The address of a partner's customer portal. A bare domain uses https, except on localhost. */
export function customerPortalAddress(domain: string): string {
  const isLocal = /^localhost(:\d+)?$/.test(domain);
  return `${isLocal ? 'http' : 'https'}://${domain}/`;
}
