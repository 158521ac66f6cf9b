import type { MountOptions as ContractOptions, MountedRemote as ContractHandle } from '@shared/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TesseraEmbed } from './embed.ts';
import type { EmbedOptions } from './embed-options.ts';
import type * as published from './tessera-embed.d.ts';

// The type check is the test: the published types match what the script accepts and returns, in both directions.
const scriptIsAsPublished = (embed: TesseraEmbed): published.TesseraEmbed => embed;
const optionsAreTaken = (options: published.MountOptions): EmbedOptions => options;
const handleIsAsPublished = (handle: ContractHandle): published.MountedRemote => handle;
const nothingIsMissing = (
  name: Exclude<keyof ContractOptions, keyof published.MountOptions>,
): 'takePrepared' | 'createAccount' | 'onTitle' | 'devices' | 'signInSettings' | 'languages' | 'observation' => name;

test('has published types that stand alone and name every remote', () => {
  expect([scriptIsAsPublished, optionsAreTaken, handleIsAsPublished, nothingIsMissing]).toHaveLength(4);
  const text = readFileSync(path.join(__dirname, 'tessera-embed.d.ts'), 'utf8');
  expect(text).not.toMatch(/^import /m);
  const names = /type RemoteName = (.*);/.exec(text)?.[1]?.split(' | ') ?? [];
  const remotes = readdirSync(path.join(__dirname, '../remotes'));
  expect(names.map((name) => name.slice(1, -1)).sort()).toEqual(remotes.sort());
});
