import { readEduRecord, readWorkRecord } from './read-records.ts';

test('reads a work record, with its dates as YYYY-MM-DD', () => {
  const record = {
    uuid: 'w-1',
    company_name: 'Ferry Hotel',
    job_title: 'Night Porter',
    start_date: '1998-05-18',
    finish_date: null,
    accomplishments: [{ uuid: 'a', description: 'Kept the keys' }, 'Knew the guests', { text: '?' }, 7],
    salary: 'not ours',
  };
  expect(readWorkRecord(record)).toEqual({
    ok: true,
    dropped: [],
    input: {
      uuid: 'w-1',
      company: 'Ferry Hotel',
      position: 'Night Porter',
      startDate: '1998-05-18',
      endDate: null,
      accomplishments: [{ uuid: 'a', description: 'Kept the keys' }, { description: 'Knew the guests' }],
      fromSyncSvc: true,
    },
  });
});

test('reads an education record, as attended while its end is in the future', () => {
  const record = {
    uuid: 7,
    school: 'Open College',
    education_level: 'Certificate',
    field_of_study: 'Book Conservation',
    finish_date: '2030-05-25',
    accomplishments: null,
  };
  const read = (today: string) => readEduRecord(record, today);
  expect(read('2030-05-24')).toEqual({
    ok: true,
    dropped: [],
    input: {
      uuid: '7',
      university: 'Open College',
      degree: 'Certificate',
      major: 'Book Conservation',
      endDate: '2030-05-25',
      attending: true,
      accomplishments: [],
      fromSyncSvc: true,
    },
  });
  expect(read('2030-05-25')).toMatchObject({ input: { attending: false } });
});

test.each([
  ['2021-13-40', null],
  ['2013-02-30', null],
  ['present', null],
  ['04.05.2019', null],
  ['2019-05-04T22:00:00Z', '2019-05-04'],
  [' 2019-05-04 ', '2019-05-04'],
])('reads the date %s as %s, and drops only the date when it is invalid', (written, day) => {
  const reading = readWorkRecord({ uuid: 'w', start_date: written, finish_date: '2020-01-01' });
  expect(reading).toMatchObject({
    dropped: day === null ? ['start_date'] : [],
    input: { startDate: day, endDate: '2020-01-01' },
  });
});

test.each([null, 'text', [], {}, { uuid: '' }, { uuid: ' ' }])('refuses %p', (record) => {
  expect(readWorkRecord(record)).toMatchObject({ ok: false });
  expect(readEduRecord(record, '2026-01-01')).toMatchObject({ ok: false });
});
