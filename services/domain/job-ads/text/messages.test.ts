import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readAdText } from '../read-ad-text.ts';

const readOn = (() => {
  const reading = parsePlainDay('2026-11-20');
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
})();
const read = (text: string) => readAdText(text, { address: null, readOn });

it('takes the employer from what a recruiter writes, and the contact from the signature', () => {
  const ad = read(`From: Dana Okafor <dana@pinerow.example>
To: Sam Lee <sam.lee@postbox.example>
Sent: Thursday, November 19, 2026 8:42 AM
Subject: Payroll Clerk in Grand Rapids - worth a chat?

Hi Sam,

Brightmill Foods is looking for a Payroll Clerk for their office in Grand Rapids, MI. It is full time, on site five days a week, 45-52k base.

Best,
Dana Okafor
Senior Recruiter
Pine Row Recruiting Group
O: 616-555-0100 | M: 616-555-0177
4400 Cascade Rd SE, Suite 200, Lansing, MI 48901`);
  expect(ad).toMatchObject({
    title: 'Payroll Clerk',
    company: 'Brightmill Foods',
    workplace: 'onSite',
    employmentTypes: ['fullTime'],
    salaryMin: 45_000,
    salaryMax: 52_000,
    currency: 'USD',
    contact: { name: 'Dana Okafor', email: 'dana@pinerow.example', phone: '616-555-0177' },
  });
  expect(ad.location).toContain('Grand Rapids');
});

it('reads a copied chat without its marks, and names the writer of the ad', () => {
  const ad = read(`[21/09/2026, 17:58:12] Jo Naylor: is anybody hiring
[21/09/2026, 18:09:03] Bev: *CARE ASSISTANTS WANTED*
Birch House, Leeds (32 beds)
£13.35 an hour, 33 hours a week. Message me or ring 07700 900218.`);
  expect(ad).toMatchObject({ title: 'CARE ASSISTANTS', company: 'Birch House', salaryMin: 13.35, currency: 'GBP' });
  expect(ad.contact).toMatchObject({ name: 'Bev', phone: '07700 900218' });
});

it.each([
  [
    'Noch Fragen? Jule Behrendt (Leiterin Technik) ist unter 030 23125 118 für Sie da.',
    'Jule Behrendt',
    '030 23125 118',
  ],
  [
    'Renseignements : Mme Fabienne Grandjean, cheffe du service, 026 555 01 73',
    'Mme Fabienne Grandjean',
    '026 555 01 73',
  ],
  ['Questions: Tobias Renneker, Principal, 503-555-0164.', 'Tobias Renneker', '503-555-0164'],
  ['Mandanos tu CV por WhatsApp a Graciela +54 9 294 555 0161.', 'Graciela', '+54 9 294 555 0161'],
  ['Speak to the churchwarden Amos Fairley (01632 960 341) first.', 'Amos Fairley', '01632 960 341'],
  ['Auskünfte: Leitung Küche, Petra Vogl BSc, Tel. +43 1 5550 131', 'Petra Vogl', '+43 1 5550 131'],
  ['Start soon. Ray Ortega 209 555 0133', 'Ray Ortega', '209 555 0133'],
  ["À l'attention de Madame la Directrice. Renseignements : Léa Morin, 026 555 01 33", 'Léa Morin', '026 555 01 33'],
])('finds the person to ask in %j', (line, name, phone) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${line}`).contact).toMatchObject({ name, phone });
});

it('names the writer of a message whose sender is a business, and of a shown one', () => {
  const message = (sender: string, end: string) => `${sender}

Head Boys' Coach wanted

We are looking for a coach for the spring. Call me after seven: 518-555-0177.

${end}`;
  expect(
    read(message('From: Gasthof Linde <info@linde.example>\nSubject: Coach', 'See you soon,\nToni')).contact,
  ).toEqual({
    name: 'Toni',
    email: 'info@linde.example',
    phone: '518-555-0177',
  });
  expect(
    read(message('Ina Weld via coaches-l <coaches-l@lists.example>\nSun, Nov 22, 2:18 PM', 'See you,\nIna')).contact,
  ).toMatchObject({ name: 'Ina Weld', phone: '518-555-0177' });
});

it('takes no number of a reception, a fax, or one of several places', () => {
  const phoneOf = (line: string) =>
    read(`Cook\nNorthgate Kitchens\n\nApply to jobs@northgate.example.\n\nNorthgate Kitchens\n${line}`).contact?.phone;
  expect(phoneOf('Reservations +27 15 555 0101')).toBeNull();
  expect(phoneOf('Fax: yes, still: 250-555-0107')).toBeNull();
  expect(phoneOf('Harbor kitchen: 418 555-0170 | Hill kitchen: 418 555-0171')).toBeNull();
});

it('takes a day after which nothing can be sent for the deadline, and no other day', () => {
  const deadlineOf = (line: string) => read(`Cook\nNorthgate Kitchens\n\n${line}`).deadline;
  expect(deadlineOf('Bis zum 31.12.2026 per E-Mail an koch@northgate.example.')).toBe('2026-12-31');
  expect(deadlineOf('Recibimos hojas de vida hasta el 30 de noviembre de 2026.')).toBe('2026-11-30');
  expect(deadlineOf('Bewirb dich bis Ende Februar bei unserem Küchenchef.')).toBe('2027-02-28');
  expect(deadlineOf('Apply in English. You start by December 15, 2026.')).toBeNull();
  expect(deadlineOf('Apply now. The contract runs from December 1, 2026 until March 31, 2027.')).toBeNull();
});

it.each([
  ['Chermside QLD 4032', 'AUD'],
  ['Laval, QC', 'CAD'],
  ['Bogotá', 'COP'],
  ['Auckland', 'NZD'],
  ['Kent, WA', 'USD'],
])('reads a dollar in %s as %s', (place, currency) => {
  expect(read(`Cook - job post\nNorthgate Kitchens\n${place}\nPay: $30 an hour`)).toMatchObject({ currency });
});

it.each([
  ['Write to mail@stein.example\nz. Hd. J. Stein', 'J. Stein'],
  ['Req. owner: HUANG Xiaoming (xm.huang@astra.example)', 'HUANG Xiaoming'],
  ['We read our mail at night: farm@clos.example\nLise et Bastien', 'Lise et Bastien'],
  ['Schreibt mir einfach! Viele Grüße, Milan', 'Milan'],
  ["I'm Theo Parker. Your application lands in my inbox (theo@emberly.example).", 'Theo Parker'],
])('finds the person of %j', (text, name) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${text}`).contact?.name).toBe(name);
});

it('takes the writer of a post and of copied messages for the one to ask', () => {
  const post = 'Empleos Medellín\nYeison Alexander Restrepo\n· 3 h · 🌎\n\nBusco dos electricistas para una obra.';
  expect(read(`${post} Escríbame al 300 555 0172. Pregunte por mí o por la ingeniera Lina.`).contact).toMatchObject({
    name: 'Yeison Alexander Restrepo',
    phone: '300 555 0172',
  });
  const text = 'Sep 3 2026 7:44 PM\nFrom: Trent Hammerbeck\n\nhey its Trent, we need one more combine operator';
  expect(read(`${text}\ncall me 785-555-0147 after 9 pm`).contact).toMatchObject({ name: 'Trent Hammerbeck' });
});

it('reads nothing from the other jobs of a page', () => {
  const ad = read(`Cook
Northgate Kitchens
Leeds

We cook for 400 people a day, and look for somebody who does not mind onions or the company of two loud pastry chefs.
You get a share of the tips.

Other jobs like this
Kitchen porter, £12.60 an hour, closes 9 December
Baker, £14.20 an hour, closes 16 December`);
  expect(ad).toMatchObject({ salaryMin: null, deadline: null });
});
