import { plainText } from '../text/plain-text.ts';

/** What a column of a table of jobs can hold, with the headings that it goes by, as `headingKey` has them. */
const headings = {
  title: ['title', 'jobtitle', 'position', 'role', 'job', 'vacancy', 'stelle', 'positiontitle', 'poste', 'puesto'],
  company: [
    'company',
    'companyname',
    'employer',
    'organization',
    'organisation',
    'firma',
    'unternehmen',
    'entreprise',
    'empresa',
  ],
  location: ['location', 'place', 'city', 'joblocation', 'office', 'ort', 'standort', 'lieu', 'ubicacion'],
  link: ['link', 'url', 'joburl', 'joblink', 'posting', 'jobposting', 'website', 'postingurl', 'applicationlink'],
  stage: ['stage', 'status', 'state', 'applicationstatus', 'phase'],
  closeReason: ['closereason', 'closedreason', 'outcome', 'result', 'reason'],
  stageSince: [
    'stagesince',
    'stagedate',
    'since',
    'statusdate',
    'laststatuschange',
    'saveddate',
    'datesaved',
    'closeddate',
  ],
  appliedOn: [
    'appliedon',
    'applieddate',
    'dateapplied',
    'applied',
    'applicationdate',
    'beworbenam',
    'datumderbewerbung',
  ],
  deadline: [
    'deadline',
    'closingdate',
    'duedate',
    'due',
    'applyby',
    'applicationdeadline',
    'bewerbungsfrist',
    'expires',
  ],
  salary: ['salary', 'salaryrange', 'compensation', 'pay', 'gehalt', 'salaire', 'remuneration'],
  salaryMin: ['salarymin', 'minsalary', 'minimumsalary', 'salaryfrom'],
  salaryMax: ['salarymax', 'maxsalary', 'maximumsalary', 'salaryto'],
  currency: ['currency', 'wahrung', 'devise', 'salarycurrency'],
  salaryPeriod: ['salaryperiod', 'payperiod', 'period', 'per'],
  source: ['source', 'jobsource', 'jobboard', 'foundon', 'channel', 'quelle', 'website name'],
  tags: ['tags', 'labels', 'keywords', 'category', 'categories'],
  excitement: ['excitement', 'rating', 'interest', 'priority', 'stars'],
  nextStep: ['nextstep', 'nextaction', 'followup', 'todo', 'nextsteps'],
  nextStepOn: ['nextstepon', 'nextstepdate', 'followupdate', 'followupon', 'reminder'],
  contactName: ['contactname', 'contact', 'recruiter', 'contactperson', 'hiringmanager', 'ansprechpartner', 'contacts'],
  contactEmail: ['contactemail', 'email', 'recruiteremail'],
  contactPhone: ['contactphone', 'contactphonenumber', 'phone', 'phonenumber', 'telefon'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'notizen', 'questionandanswers'],
  description: ['description', 'jobdescription', 'ad', 'advertisement', 'beschreibung'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type JobField = keyof typeof headings;
export const jobFields = Object.keys(headings) as readonly JobField[];

/** Which column holds a field, counted from 0; a field that no column holds is missing. */
export type ColumnMatch = { readonly [Field in JobField]?: number };

/** `Job Title *` → `jobtitle`. */
const headingKey = (heading: string): string =>
  plainText(heading)
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The columns by their headings: exactly first, then by one that begins so. Each column serves one field. */
export function matchColumns(columns: readonly string[]): ColumnMatch {
  const keys = columns.map(headingKey);
  const match: { [Field in JobField]?: number } = {};
  const isFree = (at: number): boolean => at >= 0 && !Object.values(match).includes(at);
  const attempts = [
    (key: string, heading: string) => key === heading,
    (key: string, heading: string) => heading.length >= 5 && key.startsWith(heading),
  ];
  for (const fits of attempts) {
    for (const field of jobFields) {
      if (match[field] !== undefined) continue;
      for (const heading of headings[field]) {
        const at = keys.findIndex((key, index) => isFree(index) && fits(key, heading));
        if (at < 0) continue;
        match[field] = at;
        break;
      }
    }
  }
  return match;
}
