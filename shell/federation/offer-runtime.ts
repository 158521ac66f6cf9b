import * as runtime from '@module-federation/runtime/core';
import { pageRuntime } from '@shared/contracts';

/**
 * Offers the shell's federation runtime to the remotes, whose entries are built against it. Must be called before any
 * remote is loaded.
 */
export function offerRuntime(): void {
  Object.defineProperty(globalThis, pageRuntime, { value: runtime });
}
