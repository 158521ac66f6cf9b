import type { Person, Role } from '../person.ts';

/**
 * Prints a person as LinkedIn saves a profile: a tinted side column, names of employers in 12 pt, roles in 11.5 pt, and
 * text in 10.5 pt, with the durations that LinkedIn adds, on US Letter.
 */

interface Words {
  readonly headings: Readonly<
    Record<'contact' | 'skills' | 'languages' | 'certificates' | 'summary' | 'work' | 'education', string>
  >;
  readonly present: string;
  readonly years: (count: number) => string;
  readonly months: (count: number) => string;
  readonly foot: (page: string, pages: string) => string;
}

const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const english: Words = {
  headings: {
    ...{ contact: 'Contact', skills: 'Top Skills', languages: 'Languages', certificates: 'Certifications' },
    ...{ summary: 'Summary', work: 'Experience', education: 'Education' },
  },
  present: 'Present',
  years: plural('year', 'years'),
  months: plural('month', 'months'),
  foot: (page, pages) => `Page ${page} of ${pages}`,
};
const words: Readonly<Record<string, Words>> = {
  de: {
    headings: {
      ...{ contact: 'Kontakt', skills: 'Top-Kenntnisse', languages: 'Languages', certificates: 'Certifications' },
      ...{ summary: 'Zusammenfassung', work: 'Berufserfahrung', education: 'Ausbildung' },
    },
    present: 'Heute',
    years: plural('Jahr', 'Jahre'),
    months: plural('Monat', 'Monate'),
    foot: (page, pages) => `Page ${page} of ${pages}`,
  },
  fr: {
    headings: {
      ...{ contact: 'Coordonnées', skills: 'Principales compétences', languages: 'Languages' },
      ...{ certificates: 'Certifications', summary: 'Résumé', work: 'Expérience', education: 'Formation' },
    },
    present: 'aujourd’hui',
    years: plural('an', 'ans'),
    months: () => 'quelques mois',
    foot: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    headings: {
      ...{ contact: 'Contactar', skills: 'Aptitudes principales', languages: 'Languages' },
      ...{ certificates: 'Certifications', summary: 'Extracto', work: 'Experiencia', education: 'Educación' },
    },
    present: 'actualidad',
    years: plural('año', 'años'),
    months: plural('mes', 'meses'),
    foot: (page, pages) => `Página ${page} de ${pages}`,
  },
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** The month at which the profiles were saved. */
const saved = '2026-11';

const monthsBetween = (start: string, end: string): number => {
  const [from = 0, fromMonth = 0] = start.split('-').map(Number);
  const [to = 0, toMonth = 0] = end.split('-').map(Number);
  return (to - from) * 12 + toMonth - fromMonth + 1;
};

function durationOf(count: number, { years, months }: Words): string {
  const parts = [
    Math.floor(count / 12) > 0 ? years(Math.floor(count / 12)) : '',
    count % 12 > 0 ? months(count % 12) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export function linkedInProfile(person: Person): { readonly html: string; readonly footer: string } {
  const lang = person.language.slice(0, 2);
  const texts = words[lang] ?? english;
  const { headings } = texts;
  const monthName = (month: string): string =>
    new Date(`${month}-15T00:00:00Z`).toLocaleDateString(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dates = ({ start, end }: Role): string =>
    `${monthName(start)} - ${end === null ? texts.present : monthName(end)} (${durationOf(monthsBetween(start, end ?? saved), texts)})`;
  const lines = (all: readonly string[]): string => all.map((text) => `<p>${escape(text)}</p>`).join('');
  const slug = `${person.firstName}-${person.lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-');
  const address = `www.linkedin.com/in/${slug}-4b7a0c1d2`;
  const side = [
    `<h2>${headings.contact}</h2>`,
    person.phone === '' ? '' : `<p>${escape(person.phone)} (Mobile)</p>`,
    `<p class="break">${escape(person.email)}</p>`,
    `<p class="break"><a href="https://${address}?jobid=1234&amp;lipi=urn%3Ali%3Apage%3Ad_jobs_easyapply_pdfgenresume">${address} (LinkedIn)</a></p>`,
    person.skills.length > 0 ? `<h2>${headings.skills}</h2>${lines(person.skills)}` : '',
    person.spoken.length > 0
      ? `<h2>${headings.languages}</h2>${lines(person.spoken.map(({ name, level }) => `${name} (${level})`))}`
      : '',
    person.certificates.length > 0 ? `<h2>${headings.certificates}</h2>${lines(person.certificates)}` : '',
  ].join('');
  const roles = person.employers
    .map(({ company, roles: all }) => {
      const [newest, oldest] = [all[0], all.at(-1)];
      const total =
        all.length > 1 && newest && oldest
          ? `<p class="total">${durationOf(monthsBetween(oldest.start, newest.end ?? saved), texts)}</p>`
          : '';
      const each = all
        .map(
          (role) =>
            `<h4>${escape(role.position)}</h4><p>${escape(dates(role))}</p>${role.place === '' ? '' : `<p>${escape(role.place)}</p>`}<div class="text">${lines(role.texts)}</div>`,
        )
        .join('');
      return `<section><h3>${escape(company)}</h3>${total}${each}</section>`;
    })
    .join('');
  const schools = person.schools
    .map(
      ({ university, degree, field, start, end }) =>
        `<section><h3>${escape(university)}</h3><p>${escape(degree)}, ${escape(field)}<span>&nbsp;·&nbsp;(${start} - ${end})</span></p></section>`,
    )
    .join('');
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Profile</title><style>
    @page { size: 612pt 792pt; margin: 36pt 0 50pt }
    * { margin: 0; padding: 0; font-weight: normal }
    body { font: 10.5pt/1.4 Arial, "Liberation Sans", sans-serif; width: 612pt }
    aside { position: absolute; left: 21.6pt; top: 0; width: 175pt; overflow-wrap: anywhere }
    aside h2 { font-size: 13pt; margin: 18pt 0 6pt } aside h2:first-child { margin-top: 0 } aside p { margin-bottom: 4pt }
    main { margin-left: 223.6pt; width: 360pt } .summary { font-size: 12pt; line-height: 18pt } .text { line-height: 18pt }
    h1 { font-size: 26pt } .headline { font-size: 12pt; margin: 4pt 0 } .place { color: #666; margin-bottom: 14pt }
    main h2 { font-size: 15.75pt; margin: 18pt 0 6pt } h3 { font-size: 12pt; margin-top: 12pt } h4 { font-size: 11.5pt; margin-top: 4pt }
    .text { margin-top: 4pt } section { break-inside: avoid } a { color: inherit; text-decoration: none }
  </style><aside>${side}</aside><main><h1>${escape(person.firstName)} ${escape(person.lastName)}</h1>
  <p class="headline">${escape(person.headline)}</p><p class="place">${escape(person.place)}</p>
  ${person.summary === '' ? '' : `<h2>${headings.summary}</h2><p class="summary">${escape(person.summary)}</p>`}
  <h2>${headings.work}</h2>${roles}<h2>${headings.education}</h2>${schools}</main></html>`;
  const foot = texts.foot('<span class="pageNumber"></span>', '<span class="totalPages"></span>');
  return { html, footer: `<div style="font: 9pt Arial; width: 100%; padding-left: 400px">${foot}</div>` };
}
