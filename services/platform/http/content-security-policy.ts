/** Where a page may load things from, in addition to its own origin. */
export interface PolicySources {
  /** The nonce for the page's style elements and those that its scripts add. */
  readonly styleNonce?: string;
  /** The hash of the one style element of a page without scripts, as in `sha256-…`. */
  readonly styleHash?: string;
  /** The origins of scripts and of the fonts and images they load. Without `scripts`, a page runs no scripts at all. */
  readonly scripts?: readonly string[];
  /** The hash of the one inline script of a page, as in `sha256-…`. */
  readonly scriptHash?: string;
  /** Additional origins to connect to (development only). */
  readonly connections?: readonly string[];
  /** The origins that may be shown in frames. */
  readonly frames?: readonly string[];
  /** Additional origins that a form may lead to, including through one of our redirects. */
  readonly forms?: readonly string[];
  /** The origins that may show the page in a frame, or `'self'`. When it is left out, none may. */
  readonly framedBy?: readonly string[];
}

const directive = (name: string, ...sources: readonly string[]): string =>
  `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;

/**
 * Builds the Content-Security-Policy of a page. It forbids everything that is not named. No page needs unsafe-inline or
 * unsafe-eval, for scripts or styles.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const {
    styleNonce,
    styleHash,
    scriptHash,
    scripts,
    connections = [],
    frames = [],
    forms = [],
    framedBy = [],
  } = sources;
  const scriptOrigins = scripts ?? [];
  const styles = [
    ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
    ...(styleHash === undefined ? [] : [`'${styleHash}'`]),
  ];
  const inlineScripts = scriptHash === undefined ? [] : [`'${scriptHash}'`];
  return [
    directive('default-src'),
    scripts === undefined
      ? directive('script-src')
      : directive('script-src', "'self'", ...inlineScripts, ...scriptOrigins),
    directive('style-src', "'self'", ...styles),
    directive('font-src', "'self'", ...scriptOrigins),
    directive('img-src', "'self'", 'data:', 'blob:', ...scriptOrigins),
    scripts === undefined ? directive('connect-src') : directive('connect-src', "'self'", ...connections),
    scripts === undefined ? directive('worker-src') : directive('worker-src', "'self'", 'blob:'),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'", ...forms),
    // The provider's callback inside a frame is on our own origin.
    ...(frames.length === 0 ? [] : [directive('frame-src', "'self'", ...frames)]),
    directive('frame-ancestors', ...framedBy),
    directive('base-uri'),
  ].join('; ');
}
