/** Who the ranking is judged for: people of many kinds of work, with their blocks and with what would be a good job for them. */
import { person } from '../../../shared/matching/match/fixtures/people.ts';
import type { PersonToMatch } from '../../../shared/matching/match/index.ts';

export interface JudgedPerson {
  readonly name: string;
  readonly who: PersonToMatch;
  /** Kinds of work (keys of the samples' occupations) that they do, or have turned to, and would apply for. */
  readonly does: readonly string[];
  /** Kinds of work that they could take up with some training. */
  readonly near: readonly string[];
  /** Ranks in a title that are right for them; the empty one is a title without a rank. */
  readonly ranks: readonly string[];
  /** Years of that work that they have. */
  readonly years: number;
}

export const judgedPeople: readonly JudgedPerson[] = [
  {
    name: 'ward nurse',
    who: person({
      work: [
        {
          ...{ position: 'Staff Nurse, Surgical Ward', company: 'Hillside General', start: '2017-09' },
          did: [
            'Looked after up to nine patients before and after operations',
            'Changed dressings, set up drips and gave medicines by the chart',
            'Showed the families what to do at home',
          ],
        },
        { position: 'Healthcare Assistant', start: '2014-02', end: '2017-08', did: ['Washed and fed older patients'] },
      ],
      studied: [{ degree: 'Bachelor of Nursing', end: '2017-07' }],
      skills: { Clinical: ['Wound dressing', 'Cannulation', 'Basic life support'] },
    }),
    ...{ does: ['nurse'], near: ['careAssistant'], ranks: ['', 'Senior', 'Charge'], years: 9 },
  },
  {
    name: 'electrician with his papers',
    who: person({
      work: [
        {
          ...{ position: 'Electrician', company: 'Brook & Sons', start: '2015-08' },
          did: [
            'Rewired old houses and fitted consumer units',
            'Found and mended faults in motors and control cabinets',
            'Put panels on 60 roofs and connected them to the grid',
          ],
        },
        { position: 'Apprentice Electrician', start: '2011-08', end: '2015-07' },
      ],
      skills: { Trade: ['Reading circuit diagrams', 'Testing and inspection', 'Siemens S7'] },
    }),
    ...{ does: ['electrician'], near: ['hvacTechnician'], ranks: ['', 'Master'], years: 11 },
  },
  {
    name: 'junior developer',
    who: person({
      work: [
        {
          ...{ position: 'Software Engineering Intern', start: '2026-02', end: '2026-07' },
          did: ['Wrote endpoints in Python with tests', 'Moved a nightly job into a container'],
        },
        { position: 'Barista', start: '2023-09', end: '2025-12', did: ['Served 200 guests a day'] },
      ],
      studied: [{ degree: 'BSc', major: 'Computer Science', end: '2026-07' }],
      skills: { Programming: ['Python', 'Java', 'SQL', 'Git'], Languages: ['English', 'Spanish'] },
    }),
    ...{ does: ['softwareDeveloper'], near: ['frontendDeveloper', 'dataAnalyst'], ranks: ['', 'Junior'], years: 0.5 },
  },
  {
    name: 'teacher who became a web developer',
    who: person({
      work: [
        {
          ...{ position: 'Freelance Web Developer', start: '2025-03' },
          did: [
            'Built four sites for small firms with React and TypeScript',
            'Made a booking page work with the keyboard alone',
          ],
        },
        {
          ...{ position: 'Mathematics Teacher', company: 'Park School', start: '2014-09', end: '2024-07' },
          did: ['Taught algebra to classes of 28', 'Prepared pupils for their final exams'],
        },
      ],
      studied: [
        { degree: 'Certificate', major: 'Front-end web development', end: '2025-02' },
        { degree: 'MSc', major: 'Mathematics', end: '2014-06' },
      ],
      skills: { Web: ['JavaScript', 'HTML', 'CSS', 'React'] },
      paragraphs: ['After ten years at school I want to build for the web, which I have learned at evenings.'],
    }),
    ...{
      does: ['frontendDeveloper'],
      near: ['softwareDeveloper', 'scienceTeacher'],
      ranks: ['', 'Junior'],
      years: 1.5,
    },
  },
  {
    name: 'accountant who returns after a break',
    who: person({
      work: [
        {
          ...{ position: 'Financial Accountant', company: 'Mill Foods', start: '2010-04', end: '2018-12' },
          did: [
            'Closed the books each month within four days',
            'Agreed balances with three subsidiaries',
            'Filed VAT and corporation tax',
          ],
        },
        { position: 'Accounts Clerk', start: '2007-09', end: '2010-03', did: ['Entered supplier invoices'] },
      ],
      studied: [{ degree: 'Diploma', major: 'Accounting', end: '2007-06' }],
      skills: { Office: ['SAP FI', 'Spreadsheets', 'IFRS'] },
      paragraphs: ['I have looked after my children and my father since 2019, and did the books of our sports club.'],
    }),
    ...{ does: ['accountant'], near: ['payroll', 'financialAnalyst'], ranks: ['', 'Senior'], years: 11 },
  },
  {
    name: 'finance director who wants less',
    who: person({
      work: [
        {
          ...{ position: 'Finance Director', company: 'Norwell Group', start: '2012-01', end: '2026-03' },
          did: [
            'Led a department of 34 people in five countries',
            'Set the budget of 80 million and reported to the board each quarter',
            'Brought a new planning model into use',
          ],
        },
        {
          ...{ position: 'Senior Financial Analyst', start: '2004-05', end: '2011-12' },
          did: ['Forecast sales and costs', 'Explained variances to plant managers'],
        },
      ],
      studied: [{ degree: 'MBA', major: 'Finance', end: '2004-03' }],
      skills: { Tools: ['Excel', 'Power BI', 'SAP'] },
      paragraphs: ['I want to do the numbers myself again rather than lead those who do.'],
    }),
    ...{ does: ['financialAnalyst', 'accountant'], near: ['projectManager'], ranks: ['', 'Senior', 'Lead'], years: 22 },
  },
  {
    name: 'cook who leads a kitchen',
    who: person({
      work: [
        {
          ...{ position: 'Sous Chef', company: 'The Anchor', start: '2020-03' },
          did: [
            'Ran the pass for 120 covers an evening',
            'Wrote the menus with the seasons and kept food cost at 27 %',
            'Kept temperatures and allergens on record',
          ],
        },
        { position: 'Chef de Partie', start: '2016-05', end: '2020-02', did: ['Grilled fish and meat'] },
      ],
      studied: [{ degree: 'Apprenticeship', major: 'Cookery', end: '2016-04' }],
      skills: { Kitchen: ['HACCP', 'Stocks and sauces', 'Desserts'] },
    }),
    ...{ does: ['cook'], near: ['baker'], ranks: ['', 'Sous', 'Head'], years: 10 },
  },
  {
    name: 'shop assistant',
    who: person({
      work: [
        {
          ...{ position: 'Sales Assistant', company: 'Fielding Shoes', start: '2021-06' },
          did: ['Advised customers and worked the till', 'Filled shelves and dressed the window'],
        },
        { position: 'Cashier', start: '2019-03', end: '2021-05', did: ['Handled cash in a supermarket'] },
      ],
      skills: { Shop: ['Customer service', 'Cash register'] },
    }),
    ...{ does: ['retail'], near: ['storeManager', 'customerService', 'waiter'], ranks: ['', 'Senior'], years: 7 },
  },
  {
    name: 'lorry driver',
    who: person({
      work: [
        {
          ...{ position: 'HGV Class 1 Driver', company: 'Eastline Haulage', start: '2012-10' },
          did: [
            'Drove 120,000 km a year without an accident',
            'Lashed loads and kept delivery notes and driving hours',
          ],
        },
        { position: 'Warehouse Operative', start: '2009-01', end: '2012-09', did: ['Picked orders, drove a forklift'] },
      ],
      skills: { Licences: ['C+E licence', 'ADR', 'Forklift licence'] },
    }),
    ...{ does: ['truckDriver'], near: ['warehouse', 'logistics'], ranks: [''], years: 14 },
  },
  {
    name: 'graphic designer on the way to products',
    who: person({
      work: [
        {
          ...{ position: 'Product Designer', company: 'Tallow', start: '2023-01' },
          did: [
            'Talked with 40 users and drew what came of it in Figma',
            'Built a library of components that three teams use',
          ],
        },
        {
          ...{ position: 'Graphic Designer', start: '2016-01', end: '2022-12' },
          did: ['Laid out brochures and packages', 'Gave two brands a new face'],
        },
      ],
      studied: [{ degree: 'BA', major: 'Visual Communication', end: '2015-07' }],
      skills: { Tools: ['Figma', 'InDesign', 'Photoshop'] },
    }),
    ...{
      does: ['uxDesigner'],
      near: ['graphicDesigner', 'frontendDeveloper'],
      ranks: ['', 'Junior', 'Senior'],
      years: 4,
    },
  },
  {
    name: 'soldier who looks after computers',
    who: person({
      work: [
        {
          ...{ position: 'Signals Sergeant', company: 'Army', start: '2013-01', end: '2025-12' },
          did: [
            'Set up and kept running the network of a camp of 400',
            'Looked after 30 Linux servers and their backups',
            'Answered for computers, phones and the people who used them',
          ],
        },
      ],
      studied: [{ degree: 'Certificate', major: 'Network administration', end: '2020-06' }],
      skills: { Computers: ['Cisco routers', 'Bash', 'Windows Server'] },
    }),
    ...{ does: ['sysadmin', 'itSupport'], near: ['projectManager'], ranks: ['', 'Senior'], years: 12 },
  },
  {
    name: 'school leaver who wants to work with children',
    who: person({
      work: [
        {
          ...{ position: 'Volunteer at a nursery', start: '2026-01', end: '2026-06' },
          did: ['Played and read with children from two to five', 'Helped at meals and on walks'],
        },
        { position: 'Babysitter', start: '2023-05', did: ['Looked after twins every Friday'] },
      ],
      studied: [{ degree: 'School certificate', end: '2026-06' }],
      skills: { More: ['First aid for children', 'Swimming badge'] },
    }),
    ...{ does: ['childcare'], near: ['teacher', 'careAssistant'], ranks: [''], years: 0.5 },
  },
  {
    name: 'mechanical engineer from abroad',
    who: person({
      work: [
        {
          ...{ position: 'Konstrukteur Maschinenbau', company: 'Hartwig', start: '2018-04' },
          did: [
            'Designed gear boxes in SolidWorks',
            'Calculated stresses with FEM',
            'Drew parts with their tolerances',
          ],
        },
      ],
      studied: [{ degree: 'Dipl.-Ing.', major: 'Mechanical engineering', end: '2018-02' }],
      skills: { CAD: ['SolidWorks', 'Ansys', 'AutoCAD'], Languages: ['German', 'English'] },
    }),
    ...{ does: ['mechanicalEngineer'], near: ['civilEngineer'], ranks: ['', 'Senior'], years: 8 },
  },
  {
    name: 'care worker who studies social work',
    who: person({
      work: [
        {
          ...{ position: 'Care Assistant', company: 'Oak House', start: '2019-02' },
          did: ['Helped people with dementia to wash, dress and eat', 'Wrote in the care plans and called the doctor'],
        },
      ],
      studied: [{ degree: 'BA', major: 'Social Work', end: '2026-09' }],
      skills: { Care: ['Moving and handling', 'Safeguarding', 'First aid'] },
    }),
    ...{ does: ['careAssistant', 'socialWorker'], near: ['nurse'], ranks: ['', 'Junior', 'Senior'], years: 7 },
  },
];
