/**
 * Conditions for the width of the container that a page is in, not of the window: beside a navigation or in a column of
 * a partner's page there is less room (docs/architecture.md).
 */
export const narrow = '@container tessera (max-width: 639.98px)';
export const medium = '@container tessera (min-width: 640px)';
export const wide = '@container tessera (min-width: 1024px)';
export const extra = '@container tessera (min-width: 1536px)';

/** Makes an element the container whose width those conditions mean. */
export const pageContainer = { containerType: 'inline-size', containerName: 'tessera' } as const;
