import { hasHost, readHostList } from './host-list.ts';

const { hosts, problems } = readHostList(
  'Jobs.Example, .svc, *.corp.example, 10.0.0.0/8, 192.0.2.7, fd00::/8, [::1], 300.1.1.1, 10.0.0.0/99, a b, x:80, *',
);

test('names entries that are neither names nor addresses nor networks', () => {
  expect(problems).toEqual(['300.1.1.1', '10.0.0.0/99', 'a b', 'x:80', '*']);
});

test.each([
  ...['jobs.example', 'JOBS.example.', 'www.jobs.example', 'board.svc', 'svc', 'hr.corp.example'],
  ...['10.1.2.3', '192.0.2.7', 'fd12::1', '::1'],
])('has %s', (host) => expect(hasHost(hosts, host)).toBe(true));

test.each([
  ...['example', 'myjobs.example', 'jobs.example.net', 'svc.example', '11.0.0.1', '192.0.2.8', '::2', ''],
  // An address that is written inside another one is that other one.
  ...['::ffff:10.1.2.3', '10.1.2.3.example'],
])('does not have %s', (host) => expect(hasHost(hosts, host)).toBe(false));

test('has nothing when it is empty', () => {
  expect(hasHost(readHostList('').hosts, 'jobs.example')).toBe(false);
});
