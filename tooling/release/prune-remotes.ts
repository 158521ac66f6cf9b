import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rememberedVersions, versionsInUse } from './deploy.ts';

/**
 * Deletes the oldest builds of each remote: those that are neither live, nor kept for a rollback, nor among the newest,
 * which open tabs may use.
 */
export function pruneRemotes(build: string): void {
  const folder = path.join(build, 'remotes');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const inUse = versionsInUse(build, name);
    readdirSync(path.join(folder, name))
      .filter((version) => !inUse.has(version))
      .map((version) => ({ version, built: statSync(path.join(folder, name, version)).mtimeMs }))
      .sort((one, other) => other.built - one.built)
      .slice(rememberedVersions - 1)
      .forEach(({ version }) => rmSync(path.join(folder, name, version), { recursive: true, force: true }));
  }
}
