/**
 * `npm run licenses`: lists the licenses of the packages in this version and those that need review. Exits with 1 if a
 * package of the product has a license that is not known to be acceptable.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';
import { type LockedPackage, readLockfile } from './lockfile.ts';

beginCommand({
  name: 'npm run licenses',
  does: 'Lists the licenses of the packages in this version and those that need review. Fails if a package of the product has a license that is not known to be acceptable.',
  examples: ['npm run licenses'],
});

/** Licenses that permit use, modification, and redistribution, and make no demands on our own code. */
const acceptable =
  /^\(?(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|Unlicense|CC0-1\.0|CC-BY-[34]\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Zlib|WTFPL|PostgreSQL|MPL-2\.0|W3C-20150513)(?: (?:AND|OR) .+)?\)?$/;

/** Returns the license in the package's own manifest if the lockfile has none; undefined if it is not installed. */
function licenseOf({ folder, license }: LockedPackage): string | undefined {
  if (license !== undefined) return license;
  const file = path.join(projectRoot, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const own = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  return (
    (typeof own.license === 'string' ? own.license : own.license?.type) ?? own.licenses?.[0]?.type ?? 'none specified'
  );
}

const byLicense = new Map<string, LockedPackage[]>();
for (const locked of readLockfile()) {
  const license = licenseOf(locked);
  // This is another platform's part of a package that is listed itself.
  if (license === undefined) continue;
  byLicense.set(license, [...(byLicense.get(license) ?? []), locked]);
}
const sorted = [...byLicense].sort(([, one], [, other]) => other.length - one.length);
for (const [license, packages] of sorted) console.log(`${String(packages.length).padStart(5)}  ${license}`);

const toReview = sorted.filter(([license]) => !acceptable.test(license));
console.log(toReview.length === 0 ? '\nNo license needs review.' : '\nThese licenses need review:');
for (const [license, packages] of toReview) {
  const names = packages.map(
    ({ name, version, dev }) => `${name}@${version}${dev ? ' (only for builds and tests)' : ''}`,
  );
  console.log(`  ${license}: ${names.join(', ')}`);
}
// libvips, which is under the LGPL, is a separate shared library next to sharp, so that anyone with the image can
// replace it.
const isRefused = toReview.some(([license, packages]) => !license.includes('LGPL') && packages.some(({ dev }) => !dev));
process.exit(isRefused ? 1 : 0);
