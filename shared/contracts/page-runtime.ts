/**
 * The global name under which the page's first script (the shell's, or embed.js) provides its federation runtime.
 * Remotes are built against it and contain no runtime of their own (docs/adr/0009).
 */
export const pageRuntime = 'tesseraFederation';
