/**
 * One react-refresh runtime for all builds on the page: the one that knows the shell's root must also hear of updates
 * in a remote, or the page is not repainted.
 */
module.exports = globalThis.__tesseraRefreshRuntime ??= require('react-refresh/runtime');
