import { formatDateRange } from '../../../../shared/documents/date-range.ts';
import type { FoundEntry, FoundFields } from '../../../../shared/matching/ats/found-fields.ts';
import type { CheckTexts } from './check-texts.ts';
import { element, part } from './elements.ts';
import { atsCheckIds as ids } from './ids.ts';

const missing = (text: string): HTMLElement => element('span', 'missing', text);

/** A row of the list. Without content, it says that nothing was found. */
const row = (label: string, content: readonly (Node | string)[], texts: CheckTexts): HTMLElement =>
  element(
    'div',
    '',
    element('dt', '', label),
    ...(content.length === 0 ? [missing(texts.notFound)] : content).map((each) => element('dd', '', each)),
  );

interface EntryTexts {
  readonly noTitle: string;
  readonly noOrganization: string;
  readonly noDates: string;
  readonly openEnd: string;
}

function entry({ title, organization, startDate, endDate }: FoundEntry, texts: EntryTexts): HTMLElement {
  const dates = formatDateRange({
    start: startDate,
    end: endDate,
    language: document.documentElement.lang,
    openEnd: texts.openEnd,
    dash: '-',
  });
  return element(
    'div',
    'item',
    title === '' ? missing(texts.noTitle) : element('strong', '', title),
    organization === '' ? missing(texts.noOrganization) : element('span', '', organization),
    dates === '' ? missing(texts.noDates) : element('span', 'dates', dates),
  );
}

const textIf = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** Shows the fields that were found, and says of the others that they were not. */
export function showFields(fields: FoundFields, texts: CheckTexts): void {
  const { field, present: openEnd } = texts;
  const jobTexts = { noTitle: field.noTitle, noOrganization: field.noEmployer, noDates: field.noDates, openEnd };
  const educationTexts = { ...jobTexts, noTitle: field.noDegree, noOrganization: field.noSchool };
  const skills = fields.skills.map(({ name, skills: items }) =>
    [name, items.join(', ')].filter((each) => each !== '').join(': '),
  );
  part(ids.fields).replaceChildren(
    row(field.name, textIf(fields.name), texts),
    row(field.email, textIf(fields.email), texts),
    row(field.phone, textIf(fields.phone), texts),
    row(field.links, fields.links, texts),
    row(
      field.work,
      fields.jobs.map((job) => entry(job, jobTexts)),
      texts,
    ),
    row(
      field.education,
      fields.education.map((each) => entry(each, educationTexts)),
      texts,
    ),
    row(field.skills, skills, texts),
  );
}
