import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readAdText } from '../read-ad-text.ts';

const readOn = (() => {
  const reading = parsePlainDay('2026-11-20');
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
})();
const read = (text: string) => readAdText(text, { address: null, readOn });

const payOf = (line: string, place: string) => {
  const { salaryMin, salaryMax, currency, salaryPeriod } = read(
    `Cook\nNorthgate Kitchens\n${place}\n\nWe cook for 400 people a day.\n\n${line}`,
  );
  return `${salaryMin ?? ''}-${salaryMax ?? ''} ${currency ?? ''} ${salaryPeriod ?? ''}`.trim();
};

it.each([
  ['£12.60 per hour, rising to £13.10 after probation', 'Leeds, England', '12.6-13.1 GBP hour'],
  [
    'Base salary $55,000 plus commission; first-year earnings of $80,000 are typical.',
    'Austin, TX',
    '55000-55000 USD year',
  ],
  ['Salary: $72,000 to $85,000 plus a $4,000 bonus (OTE $95,000 – $110,000)', 'Laval, QC', '72000-85000 CAD year'],
  ['Up to £52,000 + bonus + £6k car allowance', 'Leeds, England', '-52000 GBP year'],
  ['Salary: 45,000 - 52,000 per annum', 'Leeds, England', '45000-52000 GBP year'],
  ['Es gilt ein Mindestgehalt von € 2.450,– brutto im Monat.', 'Graz, Steiermark', '2450- EUR month'],
  [
    'Sueldo base de $18,000 a $22,000 mensuales + comisiones (promedio $9,000)',
    'Querétaro, Qro.',
    '18000-22000 MXN month',
  ],
  ['Salary: BA, Step 1: $52,418\nSalary: MA, Step 15: $97,306', 'Salem, OR', '52418-97306 USD year'],
  ['Biweekly salary: $2,364.80 - $3,018.40', 'Austin, TX', '2364.8-3018.4 USD'],
  ['Salary: fifty-two thousand dollars a year', 'Buffalo, NY', '52000-52000 USD year'],
  ['Zwanzig bis fünfundzwanzig Euro die Stunde', 'Ulm', '20-25 EUR hour'],
  ['Sueldo: mil quinientos soles mensuales', 'Arequipa', '1500-1500 PEN month'],
  ['Salaire :\nÉchelon 1 : 2 400 €\nÉchelon 5 : 2 900 €\nbrut mensuel', 'Limoges', '2400-2900 EUR month'],
  ['Gehalt\nVon: 2800\nBis: 3300\nEUR / Monat', 'Erfurt', '2800-3300 EUR month'],
  ['Band 5 – £29,970 to £36,483 per annum', 'Leeds', '29970-36483 GBP year'],
  ['$19.50 hourly / 35 to 40 hours per week', 'Calgary, AB', '19.5-19.5 CAD hour'],
  ['$52/hr flat rate', 'Perth, WA', '52-52 AUD hour'],
  // A plain amount with a plain period is pay beside other words, too.
  ['Farm worker €640 a week, cottage and vegetables from the garden included', 'Naas, Ireland', '640-640 EUR week'],
  ['Camarera de pisos 1.250 €/mes, dos días libres seguidos y comida en el hotel', 'Málaga', '1250-1250 EUR month'],
  ['Driver £150/shift + £25 for a night out', 'Leeds', '150-150 GBP day'],
  // The words of a job's name say nothing of the amount.
  ['Dental hygienist $48 an hour, four days a week', 'Salem, OR', '48-48 USD hour'],
  ['Agent de nuit 12,40 €/h, poste à pourvoir de suite', 'Lyon', '12.4-12.4 EUR hour'],
  ['Line cook, $19-$22, Sundays off', 'Salem, OR', '19-22 USD hour'],
  ['$21.10–$23.40 hr based on education', 'Salem, OR', '21.1-23.4 USD hour'],
  // Steps in one line are a range.
  ['Start at $18.50, after 90 days $20, lead $23', 'Boise, ID', '18.5-23 USD hour'],
  ['Salary from £32,000 Salary to £35,000', 'Leeds', '32000-35000 GBP year'],
  ['Taux horaire 13,20 € + panier 15,96 €', 'Lille', '13.2-13.2 EUR hour'],
  ['Paga: $11.50 por hora', 'Ponce, PR', '11.5-11.5 USD hour'],
  ['3.200 € zum Start, 3.450 € nach einem Jahr', 'München', '3200-3450 EUR month'],
  ['Pay starts at $19.25 and tops out at $27.80 after five years.', 'Dayton, OH', '19.25-27.8 USD hour'],
  ['Up to $42 per hour\n\n$34 to 42 depending on experience', 'Richmond, New Zealand', '34-42 NZD hour'],
  ['Monthly wage\n$6,487 – $8,122 (steps 1–5)', 'Salem, OR', '6487-8122 USD month'],
  ['4.000 Euro auf 30 Stunden, Zulagen nach Tarif', 'Gießen', '4000-4000 EUR month'],
  ["Lohn: Bandbreite CHF 92'400 bis\nCHF 118'900 bei 100 %", 'Wil SG', '92400-118900 CHF year'],
  ['Mindestgrundlohn lt. Kollektivvertrag: EUR 2.989,42 brutto im Monat', 'Villach', '2989.42- EUR month'],
  ['Gehalt: 4.000-4.600 brutto x 13', 'Nürnberg', '4000-4600 EUR month'],
  ['Gehalt: 62.000 € im Jahr\nErfahrung mit SAP S/4HANA', 'Bruchsal', '62000-62000 EUR year'],
  ['Bolsa de ayuda: 480 €/mes', 'Valencia', '480-480 EUR month'],
])('reads the pay of the job in %j', (line, place, expected) => {
  expect(payOf(line, place)).toBe(expected);
});

it.each([
  ['Un week-end sur cinq, CHF 150 par garde.', 'Fribourg'],
  ['Sie betreuen einen Etat von jährlich 180.000 € und externe Büros in der ganzen Stadt.', 'Kassel'],
  ['Rufbereitschaft 250 € pro Woche extra', 'Kassel'],
  ['Schulgeld: Kursgebühr 3.400 € pro Monat', 'Kassel'],
  ['Auftragsvolumen von 20.000 bis 300.000 €', 'Kassel'],
  ['District contribution of $1,540 a month toward medical and dental', 'Salem, OR'],
  ['Wir zahlen ein Essen für 4 €/Tag und schenken 200 € zum Geburtstag.', 'Kassel'],
  ['Similar jobs: Caregiver $17.50/hr – Harlan Home Care', 'Salem, OR'],
  ['Objetivo de ventas: 20.000 € al mes', 'Madrid'],
  ['You will manage a £2,000 per week float', 'Leeds'],
  ['Piso compartido 300 €/mes', 'Ibiza'],
  // What sites guess, and what other people pay or get.
  ['Apply on the company site\nEst. $64K - $78K/yr\nWhat you will do', 'Austin, TX'],
  ['Salario medio para cocinero en Madrid: 1.450 € al mes', 'Madrid'],
  ['Unsere besten Verkäufer kommen auf 5.500 € im Monat.', 'Ulm'],
  ['Current residents pay $1,900 a month.', 'Austin, TX'],
  ['Overtime at straight time + $7.00 per hour.', 'Wichita, KS'],
  ['Salary: MPS/UPS + TLR 2b (£5,700)', 'Norwich'],
  ['Commission only. Most cooks I know make $150-220 a day that way', 'Harrisonburg, VA'],
  ['Fixe selon parcours + vacations (80 € par heure au-delà de 20 h)', 'Nice'],
  ['Weitere Jobs: Mietverwalter Fürth (40k), Buchhalter Schwabach (45k)', 'Nürnberg'],
])('reads no pay from %j', (line, place) => {
  expect(payOf(line, place)).toBe('-');
});

it.each([
  ['Der Verein sucht eine:n Hausmeister:in für sein Haus in 1220 Wien.', 'Hausmeister:in'],
  ['En la panadería Amasada (Valencia) necesitamos dependienta/e para las tardes.', 'dependienta/e'],
  ['Notre boutique cherche son apprenti(e) fleuriste pour la rentrée.', 'apprenti(e) fleuriste'],
  ['BÄCKER (m/w/d) in Teilzeit', 'BÄCKER (m/w/d)'],
  ['Koch (m/w/d) in Norddeich', 'Koch (m/w/d)'],
  ['Búsqueda laboral: Supervisor/a de depósito', 'Supervisor/a de depósito'],
])('reads the title from %j', (line, title) => {
  expect(read(`${line}\n\nWir freuen uns.`)).toMatchObject({ title });
});

it.each([
  ['Cook\n\nThe Halvorsen Museum of Glass in Toledo, Ohio, seeks a Cook.', 'Halvorsen Museum of Glass'],
  ['Higienista dental\n\n¿Quieres formar parte de Clínica Dental Zubieta?', 'Clínica Dental Zubieta'],
  ['Koch (m/w/d)\n\nWir kochen regional.\n\nGasthaus Lindner\nBahnhofstraße 9\n09557 Flöha', 'Gasthaus Lindner'],
  ['Careers\nCook\n$21 an hour\nSalem\nHarlan Supply\nPosted 3 days ago', 'Harlan Supply'],
])('reads the employer from %j', (text, company) => {
  expect(read(text)).toMatchObject({ company });
});

it.each([
  ['Cook\n\nOur kitchen in Hallwick serves 400 people.', 'Hallwick'],
  ['Town Clerk\nHolmeford Town Council\n\nWe serve 9,000 people.', 'Holmeford'],
  ['Cook\nLongmynd Kitchens, Easthope Road, Church Stretton SY6 6BG', 'Church Stretton SY6 6BG'],
  ['Nanny wanted\nWe are looking for a nanny in South Austin from January.', 'South Austin'],
  ['Ayudante de cocina\nFonda Jacaranda\nZaragoza\nLugar de trabajo: Empleo presencial', 'Zaragoza'],
])('reads the place from %j', (text, location) => {
  expect(read(text).location).toContain(location);
});

it.each([
  ['Call Shane Pike on 0491 570 156 or write to shane@tallow.example.', 'Shane Pike'],
  ['Weitere Informationen gibt Ihnen Herr Urs Zgraggen, T 041 555 01 40.', 'Herr Urs Zgraggen'],
  ['Einfach anrufen: 0171 5550 109 (Heike)', 'Heike'],
  ['Call the plant at 208-555-0157 and ask for Merle Stroud.', 'Merle Stroud'],
  ['Wasap 600 555 019 vanesa', 'Vanesa'],
  ['Deine Fragen beantwortet dir Viola aus dem People-Team.', 'Viola'],
  ["Chef d'agence Farid Haddad joignable au 06.39.98.55.61", 'Farid Haddad'],
  ['Call Sgt. Wes Harlan with questions: (417) 555-0138', 'Sgt. Wes Harlan'],
])('finds the person to ask in %j', (line, name) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${line}`).contact).toMatchObject({ name });
});

it('names nobody who is asked about something else', () => {
  const contactOf = (line: string) => read(`Cook\nNorthgate Kitchens\n\n${line}`).contact;
  expect(contactOf('You report to the Director of Applied Science.')).toBeNull();
  expect(contactOf('You report to the Finance Director, Helen Moss.')).toBeNull();
  expect(contactOf('If you need an adjustment to apply, contact Grace Lee on 01632 960 100.')).toBeNull();
  expect(contactOf('Write to jobs@northgate.example.\n“I love it”, Ana Ruiz, cook since 2019')?.name).toBeNull();
  expect(contactOf('Questions about personal information go to the Clerk, Anne Durocher.')).toBeNull();
  expect(contactOf('Equality lead: Wendy Marsh, wendy@northgate.example')).toBeNull();
  expect(contactOf('Kontaktperson für Medien: Urs Moser, 044 555 01 02')).toBeNull();
  expect(contactOf('Your manager would be Ana Ruiz. Apply through the portal.')).toBeNull();
});

it('takes no first look at applications for the last day to apply', () => {
  const deadlineOf = (line: string) => read(`Cook\nNorthgate Kitchens\n\n${line}`).deadline;
  expect(deadlineOf('Open until filled; priority is given to applications received by December 1.')).toBeNull();
  expect(deadlineOf('Enrolment for 2027 closes on December 9.')).toBeNull();
  expect(deadlineOf('Cerramos el proceso el 8 de diciembre.')).toBe('2026-12-08');
});

it.each([
  ['Bewerbungen bis Fr., 27.11., 12 Uhr', '2026-11-27'],
  ['Inscription : du 24 novembre au 5 décembre 2026', '2026-12-05'],
  ['Deadline extended! Was 27 Nov, now 11 December 2026', '2026-12-11'],
  ['Please apply by the 5th. Start in January.', '2026-12-05'],
  ['We review applications as they come, and will close this posting on December 14.', '2026-12-14'],
  ['Miraremos candidaturas a partir del 1 de diciembre.', null],
  ['Start date: 1 December 2026\nEnd date: 31 August 2027', null],
  ['Bewerbung per E-Mail, Rückfragen Montag bis Freitag', null],
  ['Applications accepted thru 5 PM December 9, 2026', '2026-12-09'],
  ['Veröffentlichungsende: 09.12.2026', '2026-12-09'],
  ['Applications close Wednesday (9th) at 5', '2026-12-09'],
  ['Closing date: 11:59 PM on Dec-09-26', '2026-12-09'],
  ['Advertised 11/16/2026 - 12/09/2026', '2026-12-09'],
  ['Bewerbung innerhalb von 2 Wochen nach Erscheinen (25.11.2026)', '2026-12-09'],
  ['Hasta el 9/12/2026 a las 23:59 h en la web', '2026-12-09'],
  ['If you have heard nothing by 9 December 2026, please assume it is a no.', null],
  ['The shop is open until midnight on 24 December 2026.', null],
  ['The last day of school is June 11, 2027.', null],
  ['Send your CV before the sixth of December.', '2026-12-06'],
  ['Einsendeschluss ist der zwölfte Dezember.', '2026-12-12'],
  ["Offre valable jusqu'à la Saint-Sylvestre", '2026-12-31'],
  ['Closing date for applications is the 18th inst.', '2026-12-18'],
  ['Letters should arrive not later than the last day of January.', '2027-01-31'],
  ['This posting closes to internal bidders on 12/4/2026 and to the public on 12/11/2026.', '2026-12-11'],
  ['Unposting Date: Jan 4, 2027, 11:59:00 PM', '2027-01-04'],
  ['Submit in Word format by 4 p.m. Central, December 7', '2026-12-07'],
  ['Am 5. Dezember wird entschieden, bis dahin bräuchte ich dein CV.', '2026-12-05'],
  ['Bitte bis Freitag 27.11. an ronja@film.example', '2026-11-27'],
  ['Il vous reste 6 jours pour candidater.', '2026-11-26'],
  ['The vacancy closes a fortnight today.', '2026-12-04'],
  ['Mándanos tu candidatura antes del viernes 11', '2026-12-11'],
  ['Recepción de expedientes, Urb. Ttio, de lunes 7 a viernes 11 de diciembre', '2026-12-11'],
  ['Priority deadline December 4; applications accepted until December 18.', '2026-12-18'],
  ['Plazo de ejecución: diez meses, sin exceder el 20 de diciembre de 2027', null],
  ['We close 15 Dec to 6 Jan so work starts on Monday.', null],
  ['Réponse garantie avant le 12 décembre.', null],
  ['Nous vous répondrons avant le 20 décembre.', null],
  ['5 December: Deadline for Restoration Fund bids', null],
  ['Weitere Ausschreibungen: Umweltingenieur, Frist 5. März 2027', null],
])('reads the last day to apply from %j', (line, deadline) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${line}`).deadline).toBe(deadline);
});

it.each([
  ['Temps de travail : complet, 37 h 30 hebdomadaires', ['fullTime']],
  ['£29,800 pro rata for 28 hours, over four days, and which four is up to you.', ['partTime']],
  ['Anstellung im Umfang von 65 v. H.', ['partTime']],
  ['Contrato por horas', ['partTime']],
  ['20–30 Wochenstunden', ['partTime']],
  ['0.5 FTE', ['partTime']],
  ['Not a contract. Full-time students may apply.', []],
  ['Seasonal menus and weekly specials', []],
])('reads how much one works from %j', (line, types) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${line}`).employmentTypes).toEqual(types);
});

it.each([
  ['Wechsel zwischen Büro und Homeoffice', 'hybrid'],
  ['3j sur site / 2j à distance', 'hybrid'],
  ['Please note that this role cannot be carried out from home.', 'onSite'],
  ['Bundesweit im Homeoffice', 'remote'],
  ['You will build tools for remote monitoring of patients.', null],
])('reads where one works from %j', (line, workplace) => {
  expect(read(`Cook\nNorthgate Kitchens\n\n${line}`).workplace).toBe(workplace);
});

it.each([
  ['schreib einfach an jonas 0151 555 01 88', { name: 'Jonas', email: null, phone: '0151 555 01 88' }],
  ['maria, mail: maria@zimtrolle.example', { name: 'Maria', email: 'maria@zimtrolle.example', phone: null }],
  [
    'Meldet euch bei Anna & Paul: hof@gutlinde.example',
    { name: 'Anna & Paul', email: 'hof@gutlinde.example', phone: null },
  ],
  ['Call Mrs Tanaka at 5550 0162', { name: 'Mrs Tanaka', email: null, phone: '5550 0162' }],
  ['Phone 07 555 0129 ext. 2', { name: null, email: null, phone: '07 555 0129 ext. 2' }],
  ['Merci de rappeler SOAZIG au 02 61 91 55 03', { name: 'SOAZIG', email: null, phone: '02 61 91 55 03' }],
  [
    'SUPERVISOR: Office Manager Xochitl Barragan\nAPPLY: xbarragan@clinic.example',
    { name: 'Xochitl Barragan', email: 'xbarragan@clinic.example', phone: null },
  ],
  [
    "You'll report to Sarah Finch, Head of Ops. Apply at jobs@fern.example.",
    { name: null, email: 'jobs@fern.example', phone: null },
  ],
  [
    'After fourteen years, Miss Beverly will retire in June.\nSend a letter to search@grace.example.',
    { name: null, email: 'search@grace.example', phone: null },
  ],
  [
    'Ressources humaines : 03 53 01 77 20\nStandard gratuit : 0800 00 00 00',
    { name: null, email: null, phone: '03 53 01 77 20' },
  ],
  ['Recruiting hotline 617-555-0150', { name: null, email: null, phone: '617-555-0150' }],
  // Hosts have letters with marks, too.
  ['Bewerbung an rau@bauköpfe.example', { name: null, email: 'rau@bauköpfe.example', phone: null }],
  [
    'Questions go to jobs@lindner.example.\nTo leave this list: wood-jobs-leave@lindner.example',
    { name: null, email: 'jobs@lindner.example', phone: null },
  ],
  ['Share your CV by WhatsApp to Ms. Rucha 98 555 0142', { name: 'Ms. Rucha', email: null, phone: '98 555 0142' }],
  ['Les entretiens auront lieu du 7.12.–18.12, contact sur place.', null],
  ['Besoin d’un accommodement ? talents@borealis.example', null],
  ['Telefonische Auskünfte: 044 555 01 62', { name: null, email: null, phone: '044 555 01 62' }],
  // Who leads the house or sells its tickets answers no questions about the job.
  [
    'Bewerbung an jobs@lindner.example. Träger: Lindner Stiftung, Vorstand: Dr. Edda Krahl',
    { name: null, email: 'jobs@lindner.example', phone: null },
  ],
  [
    'Send your CV to jobs@harlan.example. Box office: 01632 960 301',
    { name: null, email: 'jobs@harlan.example', phone: null },
  ],
])('reads whom to ask from %j', (line, contact) => {
  expect(read(`Cook\nNorthgate Kitchens\nLeeds\n\n${line}`).contact).toEqual(contact);
});
