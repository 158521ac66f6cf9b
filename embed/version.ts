/** Raised by hand, by semantic versioning: the page of an integrator depends on it, not on how often we build. */
export const version = '1.2.0';

declare const __REMOTE_VERSION__: string;

/**
 * The folder below the remotes' origin that holds this very script for ever, with all that it fetches: pages that want
 * their script to stay as it is name it, with an `integrity`.
 */
export const ownFolder = `embed/${version}-${typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev'}`;

/** Stands in `embed.js` where the build writes the integrity of `runtime.js`; browsers cannot read it as one. */
export const runtimeIntegrityMark = 'integrity-of-runtime.js';
