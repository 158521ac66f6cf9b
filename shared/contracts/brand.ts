/** What the product is called and where it sends people: the one place that spells it. */
export const brand = {
  name: 'Tessera',
  /** Where people land when they open the app without saying where. */
  home: '/app/resumes',
  /** Pages that every footer leads to (product.md §2). */
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  /** Where somebody looks around without an account, in a builder with a sample. */
  tryIt: '/try',
} as const;

/** The address of a partner's customer portal. A bare domain is reached by https, except on this machine. */
export function customerPortalAddress(domain: string): string {
  const isLocal = /^localhost(:\d+)?$/.test(domain);
  return `${isLocal ? 'http' : 'https'}://${domain}/`;
}
