import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { demandsOf } from './read-demands.ts';

/** Writes each demand as `must skill: React / Vue`. */
const told = (text: string, language: DocumentLanguage = 'en'): readonly string[] =>
  demandsOf(text, language).map(
    ({ kind, level, anyOf, years }) =>
      `${level} ${kind}: ${years === undefined ? '' : `${years} `}${anyOf.map((name) => name.text).join(' / ')}`,
  );

test('reads each kind of demand with its level', () => {
  expect(
    told(`About us
We are the leading maker of React Native toasters.

Requirements
- 5+ years of experience in data engineering
- Python and SQL
- Bachelor's degree in computer science or statistics
- RN license and ACLS
- Fluent English; Spanish is a plus

Nice to have
- Terraform

Benefits
- Excel courses`),
  ).toEqual([
    'must years: 5 data engineering',
    'must skill: Python',
    'must skill: SQL',
    'must degree: computer science / statistics',
    'must license: RN license',
    'must certificate: ACLS',
    'must language: English',
    'nice language: Spanish',
    'nice skill: Terraform',
  ]);
});

test('counts alternatives once', () => {
  expect(
    told(`Requirements
- Experience with React or Vue
- NetSuite or a comparable ERP (SAP, Oracle)
- Python, and one of C++, Rust or Go`),
  ).toEqual([
    'must skill: React / Vue',
    expect.stringMatching(/^must skill: NetSuite \/ .*SAP \/ Oracle$/),
    'must skill: Python',
    'must skill: C++ / Rust / Go',
  ]);
});

test('takes no heading, contact, date, trait, or everyday word for a demand', () => {
  expect(
    told(`Requirements:
- Team player with a positive attitude who can lift 50 lbs
- Apply by December 4 to Jane Doe, 555-0100, jobs@mill.example
- Willingness to write reports for the program and hire families
- You must have the right to work in the UK`),
  ).toEqual([]);
});

test('reads tools in the duties, and what else they name only if it is required', () => {
  expect(
    told('What you will do\n- Build services in Go\n- Plan lessons with your team\n\nWhat you bring\n- Docker'),
  ).toEqual(['must skill: Go', 'must skill: Docker']);
});

test('reads ads without headings by the sentences that ask', () => {
  expect(
    told('We need a cook with two years of experience in a kitchen. Food handler card required. The kitchen is new.'),
  ).toEqual([
    expect.stringContaining('must years: 2'),
    expect.stringMatching(/^must (?:license|certificate): Food handler card$/),
  ]);
});

test('reads German, French, and Spanish', () => {
  expect(
    told(
      'Ihr Profil\n- Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik\n- Führerschein Klasse B\n- Deutschkenntnisse auf B2-Niveau\n\nVon Vorteil\n- Erfahrung mit SAP',
      'de',
    ),
  ).toEqual([
    'must degree: Elektroniker für Betriebstechnik',
    'must license: Führerschein Klasse B',
    'must language: Deutschkenntnisse',
    'nice skill: SAP',
  ]);
  expect(told('Votre profil\n- Permis B\n- Anglais courant\n- Maîtrise de Sage', 'fr')).toEqual([
    'must license: Permis B',
    'must language: Anglais',
    'must skill: Sage',
  ]);
  expect(told('Requisitos\n- Dos años de experiencia como contable\n- Inglés alto', 'es')).toEqual([
    'must years: 2 contable',
    'must language: Inglés',
  ]);
});

test('takes what is denied for no demand', () => {
  expect(told('Requirements\n- No degree required\n- Revit is not needed\n- AutoCAD')).toEqual(['must skill: AutoCAD']);
});

test('reads names that no list has by how they are written', () => {
  expect(
    told(`Your tasks
- Plan the week with your team

Requirements
- Airflow, Zorbaq or Prefect
- A valid Orbital Crane Operator licence
- Dispute resolution skills`),
  ).toEqual([
    'must skill: Airflow / Zorbaq / Prefect',
    'must license: Orbital Crane Operator licence',
    expect.stringMatching(/^must skill: Dispute resolution$/),
  ]);
});

test('takes no month, place, firm, or footer for a name', () => {
  expect(
    told(`Your tasks
- Files go to our office in Raleigh in February
- Powered by TalentSluice

Requirements
- SQL

MillCo GmbH | Hauptstr. 12 | 10115 Berlin`),
  ).toEqual(['must skill: SQL']);
});

test('takes names in parentheses for examples, and several numbers of years for several demands', () => {
  expect(
    told(`Requirements
- Experience with a warehouse management system (Manhattan, Blue Yonder)
- Microsoft Office (Word, Excel)
- 6 years of data engineering, including 2 years of team management`),
  ).toEqual([
    expect.stringMatching(/^must skill: .* \/ Manhattan \/ Blue Yonder$/),
    'must skill: Microsoft Office',
    'must skill: Word',
    'must skill: Excel',
    'must years: 6 data engineering',
    'must years: 2 team management',
  ]);
});

test('gives each part of a sentence its own level', () => {
  expect(
    told('Requirements\n- Python, ideally with Terraform\n- Docker is required, Kubernetes would be a plus'),
  ).toEqual(['must skill: Python', 'nice skill: Terraform', 'must skill: Docker', 'nice skill: Kubernetes']);
});

test('takes a short requirement for no heading', () => {
  expect(
    told(`Desirable

Forklift certification

Excel

📋 What you need
✔ SAP
✔ Class B driver's license

🎁 What you get
✔ Excel courses`),
  ).toEqual([
    'nice certificate: Forklift certification',
    'nice skill: Excel',
    'must skill: SAP',
    expect.stringMatching(/^must license: .*driver's license$/),
  ]);
});

test('reads requirements below headings that nobody foresaw, and in lists with empty lines', () => {
  expect(
    told(`We make cakes for half of the county and have done so for a long time, from two old mills.

Mirabels and marmalade
Three years of experience in payroll
Fluent Spanish
Wages in Xero

The person

ACCA or CIMA qualified

Bachelor's degree in accounting`),
  ).toEqual([
    'must years: 3 payroll',
    'must language: Spanish',
    'must skill: Xero',
    expect.stringMatching(/^must certificate: ACCA \/ CIMA/),
    'must degree: accounting',
  ]);
});

test('reads the labels within one line, and what a recruiter says that others ask for', () => {
  expect(
    told(
      'Contract, six months, hybrid. Must haves: 4 yrs HR experience, Workday or UKG, FMLA. Pluses: conversational Spanish.',
    ),
  ).toEqual(['must years: 4 HR', 'must skill: Workday / UKG', 'must skill: FMLA', 'nice language: Spanish']);
  expect(told('Mi cliente busca un jefe de obra. Piden cinco años como jefe de obra, Presto y carné B.', 'es')).toEqual(
    ['must years: 5 jefe de obra', expect.stringMatching(/^must \S+: Presto$/), 'must license: carné B'],
  );
});

test('joins only what the ad offers as a choice', () => {
  expect(told('Requirements\n- HTML, CSS/Sass, Git\n- Java 21 and Spring Boot')).toEqual([
    'must skill: HTML',
    'must skill: CSS / Sass',
    'must skill: Git',
    'must skill: Java 21',
    'must skill: Spring Boot',
  ]);
  expect(told('Ihr Profil\n- Grundkenntnisse in EPLAN sowie in Profinet', 'de')).toEqual([
    'must skill: EPLAN',
    'must skill: Profinet',
  ]);
});

test('ends a sentence behind an accent, and takes no adjective for a language', () => {
  expect(told('Votre profil\n- CACES nacelle apprécié. Permis B. Anglais courant', 'fr')).toEqual([
    expect.stringMatching(/^nice \S+: CACES nacelle$/),
    'must license: Permis B',
    'must language: Anglais',
  ]);
  expect(told('Ihr Profil\n- Deutsch auf C1-Niveau\n- Kenntnisse der französischen Küche', 'de')).toEqual([
    'must language: Deutsch',
    'must skill: französischen Küche',
  ]);
});

test('takes no reason, promise, or word about the employer for a demand', () => {
  expect(
    told(`Lark Mills runs on SAP and has 1,400 employees in three countries, most of them in its two oldest plants.

Requirements
- A little C, because our test stands run on Linux
- We don't ask for a degree

What else
Training in Excel is provided and we pay for Kubernetes courses and a gym`),
  ).toEqual(['must skill: C']);
});

test('reads a flyer with two columns one after the other', () => {
  expect(
    told(`WHAT YOU NEED                 WHAT YOU GET

• Class B driver's license    • Excel courses
• SAP                         • Health insurance
• Forklift license or         • Summers off
  reach truck                 • Paid leave
• Fluent English              • Python courses`),
  ).toEqual([
    expect.stringMatching(/^must license: .*driver's license$/),
    'must skill: SAP',
    expect.stringMatching(/^must \S+: Forklift license \/ reach truck$/),
    'must language: English',
  ]);
});
