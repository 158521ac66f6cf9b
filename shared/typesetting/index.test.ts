import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that a module imports at run time, directly or indirectly: paths of files and names of packages. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, request = ''] of source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gm)) {
    const target = request.startsWith('.') ? path.join(path.dirname(file), request) : request;
    if (found.has(target)) continue;
    found.add(target);
    if (existsSync(target)) importsOf(target, found);
  }
  return found;
}

it('imports neither Node.js nor Typst into the page', () => {
  const imported = [...importsOf(path.join(import.meta.dirname, 'index.ts'))];
  expect(imported.some((name) => name.endsWith('attach-pages.ts'))).toBe(true);
  expect(imported.filter((name) => !path.isAbsolute(name))).toEqual([]);
});
