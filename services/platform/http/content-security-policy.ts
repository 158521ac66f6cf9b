/** Where a page may take things from, beyond its own origin. */
export interface PolicySources {
  /** For the page's style elements and those that its scripts add. */
  readonly styleNonce?: string;
  /** Hash of the one style element of a page without scripts, as in `sha256-…`. */
  readonly styleHash?: string;
  /** Origins of scripts, and of the fonts and pictures that they bring. Without `scripts`, a page runs none at all. */
  readonly scripts?: readonly string[];
  /** Further origins to connect to (development only). */
  readonly connections?: readonly string[];
  /** Origins that may be shown in frames. */
  readonly frames?: readonly string[];
  /** Further origins that a form may lead to, also by a redirect of ours. */
  readonly forms?: readonly string[];
  /** Who may show the page itself in a frame: origins, or `'self'`. Nobody when it is left out. */
  readonly framedBy?: readonly string[];
}

const directive = (name: string, ...sources: readonly string[]): string =>
  `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;

/**
 * The Content-Security-Policy of a page: everything is forbidden but what is named. No page needs unsafe-inline or
 * unsafe-eval, neither for scripts nor for styles.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { styleNonce, styleHash, scripts, connections = [], frames = [], forms = [], framedBy = [] } = sources;
  const others = scripts ?? [];
  const styles = [
    ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
    ...(styleHash === undefined ? [] : [`'${styleHash}'`]),
  ];
  return [
    directive('default-src'),
    scripts === undefined ? directive('script-src') : directive('script-src', "'self'", ...others),
    directive('style-src', "'self'", ...styles),
    directive('font-src', "'self'", ...others),
    directive('img-src', "'self'", 'data:', 'blob:', ...others),
    scripts === undefined ? directive('connect-src') : directive('connect-src', "'self'", ...connections),
    scripts === undefined ? directive('worker-src') : directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'", ...forms),
    // The callback of the provider in a frame is ours.
    ...(frames.length === 0 ? [] : [directive('frame-src', "'self'", ...frames)]),
    directive('frame-ancestors', ...framedBy),
    directive('base-uri'),
  ].join('; ');
}
