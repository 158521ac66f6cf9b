/** Advertisements as people write them, with and without headings, each judged by hand for each person. */

export interface JudgedAd {
  readonly title: string;
  readonly text: string;
  /** By the name of a person, by the rule of `judge-fit.ts`; 0 for those who are not named. */
  readonly grades: Readonly<Record<string, 1 | 2 | 3>>;
}

export const judgedAds: readonly JudgedAd[] = [
  {
    title: 'Nurse (surgical day unit)',
    text: `We need another pair of hands on our day unit. You will meet people before their operation, stay with them when they wake and see them off home. You need to be on the nursing register and to have worked on a ward for two years or more. Cannulas, dressings and drug charts hold no surprises for you. No nights.`,
    grades: { 'ward nurse': 3, 'care worker who studies social work': 1 },
  },
  {
    title: 'Matron, Division of Surgery',
    text: `Requirements:
- Registered nurse with at least 12 years of experience, of which 5 in charge of several wards
- Experience with budgets and rosters of more than 100 staff
- Master's degree
What we offer:
- Private office`,
    grades: { 'ward nurse': 1 },
  },
  {
    title: 'Installation electrician, solar and storage',
    text: `About you
* Time-served electrician
* Happy on roofs, full driving licence
* You test what you install, and write it down

Our offer
* Van, tools, 4-day week`,
    grades: { 'electrician with his papers': 3 },
  },
  {
    title: 'Graduate programme: Software',
    text: `You have just finished, or will soon finish, a degree in computing. You have written some Python or Java, alone or with others, and know your way around version control. We teach the rest: for a year you move between three teams. No years of experience are asked for.`,
    grades: { 'junior developer': 3, 'teacher who became a web developer': 2 },
  },
  {
    title: 'Principal Engineer, Payments',
    text: `Requirements
- 10+ years of building distributed systems in Java
- You have led the architecture of several teams
- Kafka, Kubernetes, PostgreSQL
Nice to have
- Python`,
    grades: { 'junior developer': 1 },
  },
  {
    title: 'Web developer for an agency of six',
    text: `Small agency, small sites, satisfied clients. You put designs into clean HTML and CSS, use React where it helps and care whether a page can be read aloud. Portfolio before certificates: show us three things that you have built. People who come from another profession are welcome.`,
    grades: {
      ...{ 'teacher who became a web developer': 3, 'junior developer': 1 },
      'graphic designer on the way to products': 1,
    },
  },
  {
    title: 'Head of Mathematics',
    text: `Essential
- Qualified teacher of mathematics
- 8 years in the classroom
- Has led a department
Desirable
- Further mathematics`,
    grades: { 'teacher who became a web developer': 1 },
  },
  {
    title: 'Bookkeeper, 20 hours',
    text: `For our workshop we look for somebody who keeps the books up to the trial balance: invoices in and out, bank, VAT return, and wages of nine people. A few years of practice, not necessarily the last ones: we know that life happens. Hours as school allows.`,
    grades: { 'accountant who returns after a break': 3, 'finance director who wants less': 2 },
  },
  {
    title: 'Finance Business Partner',
    text: `What you'll need
- Qualified accountant or MBA
- 6+ years in planning and analysis
- You explain a variance to people who did not study it
- Excel in your sleep, a BI tool in daylight
This position leads nobody.`,
    grades: { 'finance director who wants less': 3, 'accountant who returns after a break': 1 },
  },
  {
    title: 'Head Chef',
    text: `Gastropub, 70 seats, closed on Mondays. You write the menu, you order, you train a brigade of five and keep the books of hygiene in order. We would like to see at least five years in good kitchens, some as sous.`,
    grades: { 'cook who leads a kitchen': 3 },
  },
  {
    title: 'Supervisor (m/f/x), shoe department',
    text: `You bring:
• Some years on the shop floor
• A feeling for customers and for shelves
• Readiness to plan the rota of four colleagues
We bring: 30 % discount.`,
    grades: { 'shop assistant': 3 },
  },
  {
    title: 'Tanker driver C+E',
    text: `Class 1 with ADR tanks. Three years behind the wheel, clean licence, digital card. Nights out: two a week. Loading is done by others; securing it and the papers are yours.`,
    grades: { 'lorry driver': 3 },
  },
  {
    title: 'Senior Product Designer',
    text: `Who you are
- 4+ years designing digital products
- You talk to users before you draw and after
- Fluent in Figma; you look after a design system
Bonus
- A past in print or branding`,
    grades: { 'graphic designer on the way to products': 3 },
  },
  {
    title: 'Infrastructure administrator (veterans welcome)',
    text: `You keep two data rooms running: Linux and Windows servers, switches and routers, backups that have been restored at least once. You are on call one week of five, and calm when everybody else is not. Five years of such work, in or out of uniform.`,
    grades: { 'soldier who looks after computers': 3, 'junior developer': 1 },
  },
  {
    title: 'Trainee nursery practitioner',
    text: `We train you: two days at college, three with our under-fives. You like to play, to read aloud and to be outside in all weathers. You are sixteen or older, and have some time with children behind you, be it as a sitter or in a club. First aid certificate welcome.`,
    grades: { 'school leaver who wants to work with children': 3, 'care worker who studies social work': 1 },
  },
  {
    title: 'Konstruktionsingenieur Getriebe (m/w/d)',
    text: `Ihre Aufgaben
- Konstruktion von Getrieben und Kupplungen
- Erstellung von Zeichnungen mit Toleranzen

Ihr Profil
- Studium des Maschinenbaus
- Mindestens 3 Jahre Erfahrung in der Konstruktion mit SolidWorks
- Kenntnisse in FEM von Vorteil

Wir bieten
- 35 Stunden und 30 Tage Urlaub`,
    grades: { 'mechanical engineer from abroad': 3 },
  },
  {
    title: 'Family support worker, newly qualified',
    text: `Essential:
- Degree in social work, also just finished
- Experience of supporting vulnerable people, paid or not
- You recognise when somebody is at risk, and act on it
Desirable:
- Driving licence`,
    grades: { 'care worker who studies social work': 3, 'school leaver who wants to work with children': 1 },
  },
  {
    title: 'Night carer',
    text: `Oaklands is home to 32 people who forget much and like company. You are there from nine to seven: turn, comfort, write down, and call for help in time. Experience in a home or with a relative is enough.`,
    grades: { 'care worker who studies social work': 3, 'ward nurse': 1 },
  },
];
