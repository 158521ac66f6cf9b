import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readAdText } from '../read-ad-text.ts';

const readOn = (() => {
  const reading = parsePlainDay('2026-11-20');
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
})();
const read = (text: string) => readAdText(text, { address: null, readOn });

it.each([
  ['a row of several labels', 'Cook\nRef: HK-0231   Location: Leonora, WA   Closing: 4/12/2026', 'Leonora, WA'],
  ['a place in brackets under a label', 'Cook\nLocation\nRemote (Ireland)\nDepartment\nKitchen', 'Ireland'],
  ['a small town below the title', 'Cook\nHarlan Kitchens\nQuesnel\nFull-time\n\nWe cook.', 'Quesnel'],
  ['a city before its region', 'Koch (m/w/d)\nJena /\nKüche – Thüringen /\nHybrid', 'Jena'],
  [
    'a city with its other name',
    'Cocinas Harlan S.L.\n\nCocinera\nPamplona-Iruña · Equipo Cocina · Ref. 14\nCocinamos.',
    'Pamplona-Iruña',
  ],
  ['a title that is a sentence', 'Koch (m/w/d) in Gera gesucht\n\nWir kochen.', 'Gera'],
  ['a parish', 'Koch (m/w/d)\nEv.-Luth. Kirchengemeinde Hintertal\n\nWir kochen.', 'Hintertal'],
  ['a distance', 'Cook\n\nOur camp is 68 km from Hoedspruit, Limpopo.', 'Hoedspruit, Limpopo'],
  ['a house', 'Morning! A cook is wanted at The Old Loft, Mevagissey. Call us.', 'Mevagissey'],
  ['where one may live', 'Rédacteur (H/F)\n\n100 % télétravail depuis la France.', 'France'],
])('reads the place from %s', (_kind, text, location) => {
  expect(read(text)).toMatchObject({ location });
});

it.each([
  ['a folder of mails', 'Posteingang (14)\nKoch\n\nWir kochen.'],
  ['a year', 'Cook\n\nWe cook.\n\n© 2026 Harlan Kitchens'],
  ['the languages of a site', 'ES | EU | EN\nCocinera\n\nCocinamos.'],
  ['a legal form', 'Cook\n\nWe cook.\n\n© Harlan River Camp (Pty) Ltd'],
])('takes %s for no place', (_kind, text) => {
  expect(read(text).location).toBeNull();
});

it('tells Western Australia from Washington by other words', () => {
  const pay = 'Pay: $90,000 plus superannuation';
  expect(read(`Cook\nLocation: Leonora, WA\n${pay}`).currency).toBe('AUD');
  expect(read('Cook\nLocation: Tacoma, WA\nPay: $90,000 a year').currency).toBe('USD');
});

it.each([
  ['WFO 3 days / WFH 2 days', 'hybrid'],
  ['Tuesday to Thursday in our kitchen, Monday and Friday from home.', 'hybrid'],
  ['The role is based at the hospice, though you can write up from home.', 'hybrid'],
  ['Three days a week in our office, rest from wherever you like.', 'hybrid'],
  ['- télétravail dans la limite des seuils fiscaux', 'hybrid'],
  ['Engineering · 4 Tage · Remote (Deutschland)', 'remote'],
  ['where: Gdańsk or anywhere in the EU', 'remote'],
  ['All work is done at the shop.', 'onSite'],
  ['This is not a remote position.', 'onSite'],
  ['The owner let people work from home in 2020.', null],
  ['- A licence of the Home Office', null],
])('reads the way of working from %j', (line, workplace) => {
  expect(read(`Cook\nHarlan Kitchens\n\nWe cook.\n\n${line}`)).toMatchObject({ workplace });
});
