import { resolveAtGateway } from './runtime-config.ts';

test.each([
  ['https://tessera.test/graphql', '/headshots/a.jpg', 'https://tessera.test/headshots/a.jpg'],
  ['https://apps.test/tessera/graphql', '/headshot?left=0', 'https://apps.test/tessera/headshot?left=0'],
  ['https://tessera.test/graphql', 'https://pictures.test/a.jpg', 'https://pictures.test/a.jpg'],
  // Two leading slashes would address another host.
  ['https://tessera.test/graphql', '//elsewhere.test/a.jpg', 'https://tessera.test/elsewhere.test/a.jpg'],
  ['', '/headshots/a.jpg', '/headshots/a.jpg'],
])('next to %s, resolves %s to %s', (graphql, path, address) => {
  expect(resolveAtGateway(graphql, path)).toBe(address);
});
