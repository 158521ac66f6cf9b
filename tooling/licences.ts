/**
 * `npm run licences`: lists the licenses of the packages in this version, those that need review, and known
 * vulnerabilities if the registry reports them. Exits with 1 if a license is not known to be acceptable or a
 * vulnerability is serious.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Licenses that permit use, modification, and redistribution, and make no demands on our own code. */
const fine =
  /^\(?(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|Unlicense|CC0-1\.0|CC-BY-[34]\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Zlib|WTFPL|PostgreSQL|MPL-2\.0|W3C-20150513)(?: (?:AND|OR) .+)?\)?$/;

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Returns the license in the package's own manifest if the lockfile has none. */
function licenceOf(place: string, { license }: Locked): string | undefined {
  if (license !== undefined) return license;
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const own = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  return (
    (typeof own.license === 'string' ? own.license : own.license?.type) ?? own.licenses?.[0]?.type ?? 'none specified'
  );
}

const byLicence = new Map<string, string[]>();
for (const [place, locked] of Object.entries(lock.packages)) {
  if (place === '' || locked.link === true) continue;
  const licence = licenceOf(place, locked);
  // This is another platform's part of a package that is listed itself.
  if (licence === undefined) continue;
  const name = `${place.replace(/^.*node_modules\//, '')}@${locked.version ?? ''}${locked.dev === true ? ' (only for builds and tests)' : ''}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
}
const sorted = [...byLicence].sort(([, one], [, other]) => other.length - one.length);
for (const [licence, names] of sorted) console.log(`${String(names.length).padStart(5)}  ${licence}`);

const odd = sorted.filter(([licence]) => !fine.test(licence));
console.log(odd.length === 0 ? '\nNo license needs review.' : '\nThese licenses need review:');
for (const [licence, names] of odd) console.log(`  ${licence}: ${names.join(', ')}`);
// libvips, which is under the LGPL, is a separate shared library next to sharp, so that anyone with the image can
// replace it.
const isOddInProduct = odd.some(
  ([licence, names]) => !licence.includes('LGPL') && names.some((name) => !name.endsWith(')')),
);

const audit = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8' });
let report: { readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> } } = {};
try {
  report = JSON.parse(audit.stdout) as typeof report;
} catch {
  // The missing report is logged below.
}
const holes = report.metadata?.vulnerabilities;
if (holes) console.log(`\nKnown vulnerabilities in production packages: ${JSON.stringify(holes)}`);
else console.log('\nThis registry does not report vulnerabilities. Run this command where npm audit works.');
process.exit(isOddInProduct || (holes?.['high'] ?? 0) + (holes?.['critical'] ?? 0) > 0 ? 1 : 0);
