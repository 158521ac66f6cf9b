import { joana } from './joana.ts';
import type { Person } from './person.ts';

/** Invented people of different trades, with what makes their documents hard to read. */
export const people = {
  maren: {
    language: 'en-US',
    firstName: 'Maren',
    lastName: 'Holt',
    headline: 'Operations Manager | Warehousing, people, and plans that survive the first truck',
    email: 'maren.holt.operations@example.com',
    phone: '503-555-0142',
    place: 'Portland, Oregon, United States',
    summary:
      'Operations manager who has run two warehouses and one school kitchen. I like plans that survive the first truck, and I write down what works so that the next shift has it easier.',
    employers: [
      {
        company: 'Cedar & Pine Supply',
        roles: [
          {
            position: 'Operations Manager',
            start: '2021-03',
            end: null,
            place: 'Portland, Oregon, United States',
            texts: [
              'Cut the time from order to dispatch from 41 to 9 minutes by replacing a nightly batch with a stream of small ones.',
              'Hired and trained 14 people.',
            ],
          },
          {
            position: 'Deputy Operations Manager',
            start: '2019-06',
            end: '2021-02',
            place: 'Portland, Oregon, United States',
            texts: ['Introduced a weekly review of late deliveries, which halved them within a year.'],
          },
        ],
      },
      {
        company: 'Riverbend Logistics',
        roles: [
          {
            position: 'Shift Lead',
            start: '2017-06',
            end: '2019-05',
            place: 'Salem, Oregon',
            texts: ['Led a night shift of 22 people.'],
          },
        ],
      },
      {
        company: 'Eastside Elementary School',
        roles: [
          {
            position: 'Kitchen Assistant',
            start: '2015-09',
            end: '2017-05',
            place: '',
            texts: ['Cooked for 300 children a day.'],
          },
        ],
      },
    ],
    schools: [
      {
        university: 'Willow State University',
        degree: 'Bachelor of Science - BS',
        field: 'Business Administration',
        start: '2011',
        end: '2015',
      },
    ],
    skills: ['Operations Management', 'Forecasting', 'Lean Manufacturing'],
    spoken: [
      { name: 'English', level: 'Native or Bilingual' },
      { name: 'Spanish', level: 'Limited Working' },
    ],
    certificates: ['Certified in Production and Inventory Management', 'Forklift Operator'],
  },
  dario: {
    language: 'en-US',
    firstName: 'Dario',
    lastName: 'Quintero-Vale',
    headline: 'Senior Software Engineer at Tidewater Systems',
    email: 'dario@example.org',
    phone: '',
    place: 'Greater Boston',
    summary: '',
    employers: [
      {
        company: 'Tidewater Systems',
        roles: [
          {
            position: 'Senior Software Engineer',
            start: '2018-05',
            end: null,
            place: 'Boston, Massachusetts, United States',
            texts: ['Go, PostgreSQL, and fewer services than before.'],
          },
        ],
      },
      {
        company: 'Harbor & Lane, Inc.',
        roles: [
          {
            position: 'Software Engineer',
            start: '2014-08',
            end: '2018-04',
            place: 'Greater Boston Area',
            texts: [],
          },
        ],
      },
      {
        company: 'The International Institute for the Measurement of Very Small Things',
        roles: [{ position: 'Research Intern', start: '2013-06', end: '2013-09', place: '', texts: [] }],
      },
    ],
    schools: [
      {
        university: 'Copley Institute of Technology',
        degree: 'Master of Engineering',
        field: 'Computer Science',
        start: '2012',
        end: '2014',
      },
      { university: 'Bayside College', degree: 'BA', field: 'Mathematics', start: '2008', end: '2012' },
    ],
    skills: ['Go', 'Distributed Systems', 'PostgreSQL'],
    spoken: [],
    certificates: [],
  },
  lena: {
    language: 'de-DE',
    firstName: 'Lena',
    lastName: 'Großmann',
    headline: 'Pflegedienstleitung im Klinikum Nordufer',
    email: 'lena.grossmann@example.de',
    phone: '+49 30 5550142',
    place: 'Berlin, Deutschland',
    summary: 'Seit zwölf Jahren in der Pflege, die letzten vier in der Leitung.',
    employers: [
      {
        company: 'Klinikum Nordufer',
        roles: [
          {
            position: 'Pflegedienstleitung',
            start: '2021-10',
            end: null,
            place: 'Berlin, Deutschland',
            texts: ['Leitung von drei Stationen mit 64 Pflegekräften.'],
          },
          { position: 'Stationsleitung', start: '2017-03', end: '2021-09', place: 'Berlin, Deutschland', texts: [] },
        ],
      },
      {
        company: 'Haus am See gGmbH',
        roles: [
          {
            position: 'Gesundheits- und Krankenpflegerin',
            start: '2012-05',
            end: '2017-02',
            place: 'Potsdam',
            texts: ['Betreuung von Menschen mit Demenz.'],
          },
        ],
      },
    ],
    schools: [
      {
        university: 'Hochschule Spreetal',
        degree: 'Bachelor of Science',
        field: 'Pflegemanagement',
        start: '2013',
        end: '2017',
      },
    ],
    skills: ['Personalführung', 'Wundversorgung', 'Dienstplanung'],
    spoken: [{ name: 'Deutsch', level: 'Muttersprache' }],
    certificates: ['Praxisanleitung'],
  },
  camille: {
    language: 'fr-FR',
    firstName: 'Camille',
    lastName: 'Vauquelin',
    headline: 'Cheffe de projet événementiel',
    email: 'camille.vauquelin@example.fr',
    phone: '+33 6 55 55 01 42',
    place: 'Lyon, Auvergne-Rhône-Alpes, France',
    summary: 'Dix ans de salons, de concerts et de budgets tenus.',
    employers: [
      {
        company: 'Agence Belle-Rive',
        roles: [
          {
            position: 'Cheffe de projet',
            start: '2019-02',
            end: null,
            place: 'Lyon, France',
            texts: ['Organisation de 40 événements par an, pour un budget de 3 millions d’euros.'],
          },
        ],
      },
      {
        company: 'Festival des Quais',
        roles: [{ position: 'Assistante de production', start: '2015-04', end: '2019-01', place: 'Nantes', texts: [] }],
      },
    ],
    schools: [
      {
        university: 'Université des Deux Fleuves',
        degree: 'Master',
        field: 'Gestion culturelle',
        start: '2013',
        end: '2015',
      },
    ],
    skills: ['Gestion de projet', 'Budget', 'Logistique'],
    spoken: [{ name: 'Anglais', level: 'Capacité professionnelle complète' }],
    certificates: [],
  },
  ines: {
    language: 'es-ES',
    firstName: 'Inés',
    lastName: 'Robledo Prado',
    headline: 'Contable sénior',
    email: 'ines.robledo@example.es',
    phone: '+34 655 501 42 00',
    place: 'Valencia, Comunidad Valenciana, España',
    summary: 'Contable con ocho años de experiencia en empresas medianas.',
    employers: [
      {
        company: 'Naranja y Sal S.L.',
        roles: [
          {
            position: 'Contable sénior',
            start: '2020-01',
            end: null,
            place: 'Valencia, España',
            texts: ['Cierre mensual en tres días.'],
          },
          { position: 'Contable', start: '2017-09', end: '2019-12', place: 'Valencia, España', texts: [] },
        ],
      },
    ],
    schools: [
      {
        university: 'Universidad del Turia',
        degree: 'Grado',
        field: 'Administración de empresas',
        start: '2013',
        end: '2017',
      },
    ],
    skills: ['Contabilidad', 'SAP', 'Excel'],
    spoken: [
      { name: 'Español', level: 'Nativo o bilingüe' },
      { name: 'Inglés', level: 'Competencia profesional' },
    ],
    certificates: ['Experta en fiscalidad'],
  },
  joana,
} as const satisfies Readonly<Record<string, Person>>;

export type PersonName = keyof typeof people;
