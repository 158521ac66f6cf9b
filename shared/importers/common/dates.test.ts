import { readDate } from './dates.ts';

test.each([
  ['2014', '2014-01', 'year'],
  ['2014-06', '2014-06', 'month'],
  ['2014-06-29', '2014-06', 'month'],
  ['2014-06-29T10:00:00Z', '2014-06', 'month'],
  ['2023-9-28', '2023-09', 'month'],
  ['2023-9', '2023-09', 'month'],
  ['Jan 2020', '2020-01', 'month'],
  ['sept. 2020', '2020-09', 'month'],
  ['December 2020', '2020-12', 'month'],
  ['May, 2020', '2020-05', 'month'],
  ['29 Jun 2014', '2014-06', 'month'],
  ['June 29, 2014', '2014-06', 'month'],
  ['6/2014', '2014-06', 'month'],
  ['12.2014', '2014-12', 'month'],
  ['Present', null, 'open'],
  ['enero de 2020', '2020-01', 'month'],
  ['févr. 2020', '2020-02', 'month'],
  ['FEVRIER 2020', '2020-02', 'month'],
  ['März 2020', '2020-03', 'month'],
  ['outubro de 2020', '2020-10', 'month'],
  ['luglio 2020', '2020-07', 'month'],
  ['mei 2020', '2020-05', 'month'],
  ['wrzesień 2020', '2020-09', 'month'],
  ['1 września 2020', '2020-09', 'month'],
  ['лютий 2020', '2020-02', 'month'],
  ['heute', null, 'open'],
])('reads %s', (text, month, precision) => {
  expect(readDate(text)).toEqual({ month, precision });
});

test.each(['2021-13', '2021-00', 'Summer 2013', '13/2020', '0999', '3020', 'Mayor 2020', '', '2014-06-32'])(
  'does not read %j as a date',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
