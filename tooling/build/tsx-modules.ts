import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

let isRegistered = false;

/** Lets this process import `.tsx`. Node strips types natively, but does not transform JSX. */
export function allowTsx(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith('.tsx')) return nextLoad(url, context);
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
        filename: fileURLToPath(url),
        sourceMaps: 'inline',
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
