/** The query parameter by which pages open the import. Its value says where the file is: `kept` on this device. */
export const importParameter = 'import';
const withImport = (path: string): string => `${path}?${importParameter}=kept`;

const home = '/app/resumes';
const tryIt = '/try';

/** The name of the product and the addresses that it links to, defined only here. */
export const brand = {
  name: 'Tessera',
  /** The start page of the app. */
  home,
  /** Pages that every footer links to (product.md §2), and the accessibility statement. */
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  /** A builder with a sample, for visitors without an account. */
  tryIt,
  /** Both, with the import of the file that the public ATS check has kept (shared/importers/handover). */
  homeWithImport: withImport(home),
  tryItWithImport: withImport(tryIt),
} as const;

/** The address of a partner's customer portal. A bare domain uses https, except on localhost. */
export function customerPortalAddress(domain: string): string {
  const isLocal = /^localhost(:\d+)?$/.test(domain);
  return `${isLocal ? 'http' : 'https'}://${domain}/`;
}
