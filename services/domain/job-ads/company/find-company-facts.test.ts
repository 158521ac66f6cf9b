import { findBenefits } from './find-benefits.ts';
import { findCompanyFacts } from './find-company-facts.ts';

test.each([
  [
    'About the company\nTarn Foods\nFood Manufacturing  1,001-5,000 employees  611 on LinkedIn',
    '1,001-5,000 employees',
  ],
  ['Hospitality · 51-200 employees', '51-200 employees'],
  ['Wir sind 240 Mitarbeitende an zwei Orten.', '240 Mitarbeitende'],
  ["L'entreprise, c'est 210 salariés et trois usines.", '210 salariés'],
  ['Founded in 2008, 3 employees, one dog.', '3 employees'],
  ['Aufgaben\n- Führung von 58 Mitarbeitenden', null],
  ['You will sell to companies with 200 to 2,000 employees.', null],
  ['Lead a team of 12 employees', null],
])('reads the number of people in %j', (ad, size) => {
  expect(findCompanyFacts(ad).size).toBe(size);
});

test('reads the industry and the website from the labels of a site, and no other text', () => {
  expect(findCompanyFacts('Industry\nHealth Care Services\n\nWebsite: www.clinic.example')).toMatchObject({
    industry: 'Health Care Services',
    website: 'https://www.clinic.example',
  });
  expect(findCompanyFacts('Software Development • 51-200 employees • 131 on LinkedIn').industry).toBe(
    'Software Development',
  );
  expect(findCompanyFacts('Website\nAsk us about it')).toEqual({ size: null, industry: null, website: null });
});

test('quotes what is offered once, and neither pay nor what is refused', () => {
  const ad = `What we offer\n- 25 days of leave\n- 25 days of leave\n- $22 an hour\n- No relocation assistance`;
  expect(findBenefits(ad)).toEqual(['25 days of leave']);
  expect(findBenefits('Requirements\n- Experience with pension administration')).toEqual([]);
});

test('ends a list of benefits where the site goes on, and reads short sentences that list some', () => {
  expect(findBenefits('We offer\n• Free lunch\n• A warm welcome\nNora Field and 12 others\nSee translation')).toEqual([
    'Free lunch',
    'A warm welcome',
  ]);
  expect(findBenefits('Health insurance. Free parking. Pension after a year. Would you be free on Friday?')).toEqual([
    'Health insurance',
    'Free parking',
    'Pension after a year',
  ]);
});

test('reads a list whose lines name benefits below a heading of another part', () => {
  const ad = 'Was Sie erwartet\n- Jobticket\n- Betriebliche Altersvorsorge\n- Kita im Haus\n- Ein Hund im Büro';
  expect(findBenefits(ad)).toContain('Kita im Haus');
});
