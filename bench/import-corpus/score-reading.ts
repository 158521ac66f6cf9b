import type { ImportContent } from '../../shared/importers/common/reading.ts';
import type { Person } from './person.ts';

/** How much of one field was found as it is. */
export interface FieldScore {
  readonly field: string;
  readonly right: number;
  readonly all: number;
  readonly mistakes: readonly string[];
}

/** Small capitals do not tell the case, and hyphens have several signs. */
const plain = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll(/[‐‑]/g, '-').replaceAll(/\s+/g, ' ').trim();
const asJob = (parts: readonly (string | null)[]): string => parts.map((part) => plain(part)).join(' | ');

/** Compares a list of expected texts with those that were found; what was found and is not expected is a mistake, too. */
function compare(field: string, all: readonly string[], given: readonly string[]): FieldScore {
  const expected = all.map(plain);
  const left = given.map(plain);
  const missing = expected.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const mistakes = [...missing.map((each) => `missing ${each}`), ...left.map((each) => `found ${each}`)];
  return { field, right: expected.length - missing.length, all: expected.length, mistakes };
}

/** Scores what a reader found in a document of a person; undefined if it found nothing. */
export function scoreReading(person: Person, found: ImportContent | undefined): readonly FieldScore[] {
  const jobs = person.employers.flatMap(({ company, roles }) =>
    roles.map(({ position, start, end }) => asJob([position, company, start, end])),
  );
  const texts = person.employers.flatMap(({ roles }) => roles.flatMap((role) => role.texts));
  const places = person.employers
    .flatMap(({ roles }) => roles.map(({ place }) => place))
    .filter((place) => place !== '');
  const schools = person.schools.map(({ university, degree, field }) => asJob([university, degree, field]));
  return [
    compare(
      'jobs',
      jobs,
      (found?.work ?? []).map(({ position, company, startDate, endDate }) =>
        asJob([position, company, startDate, endDate]),
      ),
    ),
    compare(
      'texts of jobs',
      texts,
      (found?.work ?? []).flatMap(({ accomplishments }) =>
        accomplishments.map(({ description }) => plain(description)),
      ),
    ),
    compare(
      'places of jobs',
      places,
      (found?.work ?? []).map(({ location }) => plain(location)).filter((place) => place !== ''),
    ),
    compare(
      'schools',
      schools,
      (found?.education ?? []).map(({ university, degree, major }) => asJob([university, degree, major])),
    ),
    compare(
      'contact',
      [`${person.firstName} ${person.lastName}`, person.email, person.phone].filter((each) => each !== ''),
      [
        plain(`${found?.contact?.firstName ?? ''} ${found?.contact?.lastName ?? ''}`),
        found?.contact?.email ?? '',
        found?.contact?.phone ?? '',
      ].filter((each) => each !== ''),
    ),
    compare(
      'headline',
      [person.headline],
      [found?.headline ?? ''].filter((each) => each !== ''),
    ),
    compare(
      'summary',
      [person.summary].filter((each) => each !== ''),
      [plain(found?.summary)].filter((each) => each !== ''),
    ),
    compare(
      'skills',
      person.skills,
      (found?.skills ?? []).flatMap(({ skills }) => skills.map(({ name }) => name)),
    ),
    compare(
      'languages',
      person.spoken.map(({ name, level }) => `${name} (${level})`),
      (found?.sections ?? [])
        .filter(({ category }) => category === 'languages')
        .flatMap(({ items }) => items.map(({ title, subtitle }) => `${title} (${subtitle})`)),
    ),
    compare(
      'certificates',
      person.certificates,
      (found?.sections ?? [])
        .filter(({ category }) => category === 'certificates')
        .flatMap(({ items }) => items.map(({ title }) => title)),
    ),
  ];
}
