/**
 * `runtime.js`: the federation runtime of pages that are not ours, which remotes are built against (docs/adr/0009).
 * `embed.js` fetches it beside the registry when the first remote is asked for.
 */
import * as runtime from '@module-federation/runtime/core';
import { pageRuntime } from '@shared/contracts';

// A page may have it from the shell already.
if (!(pageRuntime in window)) Object.defineProperty(window, pageRuntime, { value: runtime });
