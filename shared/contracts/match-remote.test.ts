import { matchRemote } from './match-remote.ts';
import type { RegistryRecord } from './registry.ts';

const remote = (name: string, ...paths: string[]): RegistryRecord => ({
  name,
  contract: 1,
  routes: paths.map((path) => ({ path })),
  navigation: [],
  version: '1',
  scope: `tessera_${name}`,
  entry: '',
  integrity: '',
  preload: { routes: [], mount: [] },
});

const registry = {
  remotes: [
    remote('builder', '/resumes', '/resumes/edit/:id', '/resumes/edit/new'),
    remote('events', '/events/work/edit/:eventId'),
  ],
};

test.each([
  ['/app/resumes', 'builder', '/resumes'],
  ['/app/resumes/', 'builder', '/resumes'],
  ['/app/resumes/edit/7', 'builder', '/resumes/edit/:id'],
  ['/app/resumes/edit/new', 'builder', '/resumes/edit/new'],
  ['/app/events/work/edit/a%20b', 'events', '/events/work/edit/:eventId'],
])('%s belongs to %s by %s', (path, name, route) => {
  expect(matchRemote(registry, path)).toMatchObject({ record: { name }, route: { path: route } });
});

test.each(['/app', '/app/', '/resumes', '/application/resumes', '/app/resumes/edit', '/app/resumes/edit/7/more'])(
  '%s belongs to no remote',
  (path) => expect(matchRemote(registry, path)).toBeUndefined(),
);
