import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readAdText } from '../read-ad-text.ts';

const readOn = (() => {
  const reading = parsePlainDay('2026-11-20');
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
})();
const companyOf = (text: string) => readAdText(text, { address: null, readOn }).company;

it.each([
  [
    'a mail program',
    'Inbox x\nPayroll Clerk in Leeds\n\nFen & Hale Foods Ltd is hiring a payroll clerk.',
    'Fen & Hale Foods',
  ],
  [
    'a German site',
    'Posteingang (14)\nAntworten\nKoch (m/w/d)\nMoorhof Küchen GmbH\nLübeck\nAufgaben\nKochen',
    'Moorhof Küchen GmbH',
  ],
  [
    'a French site',
    'Aller au menu\nMe connecter\nSoudeur (H/F)\nEmployeur\nACIERS DU MARAIS\nVotre profil\nCAP',
    'ACIERS DU MARAIS',
  ],
  [
    'a Spanish site',
    'Ingresar\nVolver al listado\nCocinero/a\nCocinas Del Prado\nLima\nRequisitos\nCocina',
    'Cocinas Del Prado',
  ],
])('takes no word of %s for the employer', (_, text, company) => {
  expect(companyOf(text)).toContain(company);
});

it.each([
  ['Sous Chef\n\nSOUS CHEF wanted at The Copper Pan, Whitby. 40 covers.', 'The Copper Pan'],
  ['Welder\n\nOur esteemed client Ravel Forgings Pvt. Ltd. Kindly send your details.', 'Ravel Forgings Pvt. Ltd'],
  ['Cook\n\nFor the bakery *Golden Sheaf* (12 Mill Lane) we need a baker.', 'Golden Sheaf'],
  ['Clerk\nFen County\n\nFen County hires. Fen County Courthouse, 12 Main Street, Fen, MT 59001', 'Fen County'],
  ['Coach\n\nLong Lake Rowing Society is therefore hiring a coach.', 'Long Lake Rowing Society'],
  ['Café Amsel · seit 1931\nsucht ab Januar\n\nKONDITOR/IN\n\nFrühstück aufs Haus.', 'Café Amsel'],
  ['Monteur (m/w/d)\nTannkopf Lifte AG, Hinterwil · ab sofort\n\nDas erwartet dich\nTechnik', 'Tannkopf Lifte AG'],
])('finds the employer in %j', (text, company) => {
  expect(companyOf(text)).toBe(company);
});

it('finds a name in lower case that the text repeats', () => {
  expect(companyOf('moss lane\nQC Analyst\nYork\n\nmoss lane makes vaccines for small animals.')).toBe('moss lane');
});

it('finds the name that an address shortens', () => {
  const ad = (mail: string) => `Organist\n\nWrite to ${mail}. You play at Parish Saint Mark Oldwick on Sundays.`;
  expect(companyOf(ad('office@smoldwick.example'))).toContain('Saint Mark Oldwick');
});

it('takes nobody who looks for work in the same column for the employer', () => {
  const ad = 'Köchin (m/w/d)\nGasthof Rössli\nThun\n\nWir freuen uns.\n\nRüstige Rentnerin sucht Putzstelle.';
  expect(companyOf(ad)).toBe('Gasthof Rössli');
});
