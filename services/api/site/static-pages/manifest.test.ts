import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestName, readStaticSite, staticSiteFolder } from './manifest.ts';

test('says what to do when a build has no public pages, or those of another version', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'manifest-test-'));
  const whole = { version: 'a', pages: [], texts: [], notFound: 'b', frame: 'c', frames: {}, files: [] };
  const write = (manifest: object): void =>
    writeFileSync(path.join(build, staticSiteFolder, manifestName), JSON.stringify(manifest));
  try {
    expect(() => readStaticSite(build)).toThrow('is missing. Run `npm run build` first');
    mkdirSync(path.join(build, staticSiteFolder));
    write({ ...whole, frames: undefined });
    expect(() => readStaticSite(build)).toThrow('has no frames, so it belongs to another version. Run `npm run build`');
    write(whole);
    expect(readStaticSite(build)).toEqual(whole);
  } finally {
    rmSync(build, { recursive: true });
  }
});
