/**
 * `runtime.js`: the federation runtime for third-party pages, which remotes are built against (docs/adr/0009).
 * `embed.js` fetches it at the same time as the registry when the first remote is requested.
 */
import * as runtime from '@module-federation/runtime/core';
import { pageRuntime } from '@shared/contracts';

// A page may already have it from the shell.
if (!(pageRuntime in window)) Object.defineProperty(window, pageRuntime, { value: runtime });
