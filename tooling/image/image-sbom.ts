/** Derives the bill of materials of an image from the product's. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type LockEntries } from './production-packages.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** What we use of a CycloneDX document. */
export interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** Runs `npm run sbom`. */
export function readProductSbom(root: string): Sbom {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'tooling/packages/sbom.ts')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm run sbom failed:\n${stderr}`);
  return JSON.parse(stdout) as Sbom;
}

const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');

/** Returns a UUID that depends on the content only (RFC 9562, version 8), so that equal images have equal documents. */
function uuidOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Returns the bill of materials of an image: the packages in its folder, and those that the build has bundled into the
 * pages. Packages for other platforms, the embedded database, and the second Node are in neither. The property
 * `tessera:part` says which of the two a package is in.
 */
export function imageSbom(product: Sbom, entries: LockEntries, folders: readonly string[], time: Date): Sbom {
  const inServer = new Set(folders.map((folder) => `${nameOf(folder)}@${entries[folder]?.version ?? ''}`));
  const forPlatforms = new Set(
    Object.entries(entries)
      .filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined)
      .map(([folder, { version = '' }]) => `${nameOf(folder)}@${version}`),
  );
  const components = product.components
    .map((component) => ({ component, id: `${component.name}@${component.version}` }))
    .filter(({ id }) => inServer.has(id) || !forPlatforms.has(id))
    .map(({ component, id }) => ({
      ...component,
      properties: [
        ...(component.properties ?? []),
        { name: 'tessera:part', value: inServer.has(id) ? 'server' : 'pages' },
      ],
    }));
  const known = new Set(components.map((component) => component['bom-ref']));
  const isKnown = (ref: string): boolean =>
    known.has(ref) || product.components.every((each) => each['bom-ref'] !== ref);
  return {
    ...product,
    serialNumber: `urn:uuid:${uuidOf(components)}`,
    metadata: { ...product.metadata, timestamp: time.toISOString() },
    components,
    dependencies: product.dependencies
      .filter(({ ref }) => isKnown(ref))
      .map((each) => (each.dependsOn ? { ...each, dependsOn: each.dependsOn.filter(isKnown) } : each)),
  };
}
