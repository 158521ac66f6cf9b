/** The semantic version, which is raised by hand: integrators depend on the interface, not on how often we build. */
export const version = '1.2.0';

declare const __REMOTE_VERSION__: string;

/**
 * The folder below the remotes' origin that keeps this very script forever, with everything it fetches. Pages that want
 * an unchanging script use it, with an `integrity`.
 */
export const ownFolder = `embed/${version}-${typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev'}`;

/**
 * A placeholder in `embed.js` that the build replaces with the integrity of `runtime.js`. Browsers do not accept it as
 * an integrity.
 */
export const runtimeIntegrityMark = 'integrity-of-runtime.js';
