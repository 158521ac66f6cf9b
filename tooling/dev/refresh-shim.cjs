/**
 * Provides one react-refresh runtime for all builds on the page. The runtime that knows the shell's root must also
 * receive the updates of a remote, or the page is not rendered again. The name is an alias (hot-reload.ts), because the
 * runtime's own name resolves to this file.
 */
module.exports = globalThis.__tesseraRefreshRuntime ??= require('tessera-refresh-runtime');
