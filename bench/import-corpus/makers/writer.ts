import type { Person } from '../person.ts';
import { datesOf, jobsOf, spokenBy, wordsOf } from './words.ts';

/** Writes people as text documents, as they are written in Word or Writer, in OpenDocument's flat form. */

export type WriterMaker = (person: Person) => string;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (style: string, text: string): string => `<text:p text:style-name="${style}">${text}</text:p>`;
const bold = (text: string): string => `<text:span text:style-name="Bold">${escape(text)}</text:span>`;
const bullets = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `<text:list text:style-name="Bullets">${texts
        .map((text) => `<text:list-item>${paragraph('Body', escape(text))}</text:list-item>`)
        .join('')}</text:list>`;

const document = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Carlito" svg:font-family="Carlito" style:font-family-generic="swiss"/></office:font-face-decls>
<office:styles>
<style:style style:name="Body" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.1cm"><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="Carlito" fo:font-size="11pt"/></style:style>
<style:style style:name="Name" style:family="paragraph"><style:text-properties style:font-name="Carlito" fo:font-size="24pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Heading" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.1cm" fo:border-bottom="0.5pt solid #444444"/><style:text-properties style:font-name="Carlito" fo:font-size="13pt" fo:font-weight="bold" fo:text-transform="uppercase"/></style:style>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="0.6cm" fo:text-indent="-0.5cm" fo:margin-left="0.6cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
</office:styles>
<office:automatic-styles>
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Narrow" style:family="table-column"><style:table-column-properties style:column-width="4.4cm"/></style:style>
<style:style style:name="Wide" style:family="table-column"><style:table-column-properties style:column-width="12.6cm"/></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;

function head(person: Person): string {
  const contact = [person.place, person.phone, person.email].filter((part) => part !== '').join(' | ');
  return [
    paragraph('Name', escape(`${person.firstName} ${person.lastName}`)),
    paragraph('Body', escape(person.headline)),
    paragraph('Body', escape(contact)),
  ].join('');
}

const heading = (text: string): string => paragraph('Heading', escape(text));

/** Dates at a tab stop at the right edge, the employer and the place below. */
const tabs: WriterMaker = (person) => {
  const { summary, work, education, skills, languages } = wordsOf(person);
  const jobs = jobsOf(person).map((job) =>
    [
      paragraph('Body', `${bold(job.position)}<text:tab/>${escape(datesOf(person, job, ' – '))}`),
      paragraph('Body', escape([job.company, job.place].filter((part) => part !== '').join(', '))),
      bullets(job.texts),
    ].join(''),
  );
  const schools = person.schools.map(({ university, degree, field, start, end }) =>
    [
      paragraph('Body', `${bold(`${degree}, ${field}`)}<text:tab/>${start} – ${end}`),
      paragraph('Body', escape(university)),
    ].join(''),
  );
  return document(
    [
      head(person),
      person.summary === '' ? '' : heading(summary) + paragraph('Body', escape(person.summary)),
      heading(work) + jobs.join(''),
      heading(education) + schools.join(''),
      heading(skills) + bullets(person.skills),
      person.spoken.length === 0 ? '' : heading(languages) + paragraph('Body', escape(spokenBy(person))),
    ].join(''),
  );
};

const table = (rows: readonly (readonly [left: string, right: string])[]): string =>
  `<table:table><table:table-column table:style-name="Narrow"/><table:table-column table:style-name="Wide"/>${rows
    .map(
      ([left, right]) =>
        `<table:table-row><table:table-cell>${paragraph('Body', left)}</table:table-cell><table:table-cell>${right}</table:table-cell></table:table-row>`,
    )
    .join('')}</table:table>`;

/** A table without borders: dates in the first column, as résumés in Europe are written. */
const inTable: WriterMaker = (person) => {
  const { work, education, skills, languages } = wordsOf(person);
  const jobs = jobsOf(person).map((job): readonly [string, string] => [
    escape(datesOf(person, job, ' – ')),
    [
      paragraph('Body', bold(job.position)),
      paragraph('Body', escape([job.company, job.place].filter((part) => part !== '').join(', '))),
      bullets(job.texts),
    ].join(''),
  ]);
  const schools = person.schools.map(({ university, degree, field, start, end }): readonly [string, string] => [
    `${start} – ${end}`,
    paragraph('Body', bold(`${degree}, ${field}`)) + paragraph('Body', escape(university)),
  ]);
  const spoken = person.spoken.map(({ name, level }): readonly [string, string] => [
    escape(name),
    paragraph('Body', escape(level)),
  ]);
  return document(
    [
      head(person),
      heading(work) + table(jobs),
      heading(education) + table(schools),
      heading(skills) + paragraph('Body', escape(person.skills.join(', '))),
      spoken.length === 0 ? '' : heading(languages) + table(spoken),
    ].join(''),
  );
};

/** The layouts by the names that their files begin with. */
export const writerMakers: Readonly<Record<string, WriterMaker>> = { 'writer-tabs': tabs, 'writer-table': inTable };
