/**
 * One react-refresh runtime for all builds on the page: the one that knows the shell's root must also hear of updates
 * in a remote, or the page is not repainted. The name is an alias (hot-reload.ts), because the runtime's own name leads
 * back here.
 */
module.exports = globalThis.__tesseraRefreshRuntime ??= require('tessera-refresh-runtime');
