import type { Person } from '../person.ts';
import { datesOf, jobsOf, spokenBy, wordsOf } from './words.ts';

/**
 * Writes people in the functions of common Typst templates. The templates themselves are not part of this project:
 * `make-typst.ts` takes the folder with their checkouts.
 */

export interface TypstDocument {
  readonly source: string;
  /** The template's file, below the folder of all checkouts. */
  readonly template: string;
}

export type TypstMaker = (person: Person) => TypstDocument;

/** A text as a Typst string, which needs no other escapes. */
const string = (text: string): string => JSON.stringify(text);
const list = (texts: readonly string[]): string => texts.map((text) => `- #${string(text)}`).join('\n');
const skillsAndLanguages = (person: Person): string => {
  const { skills, languages } = wordsOf(person);
  const spoken = person.spoken.length === 0 ? '' : `\n*#${string(languages)}:* #${string(spokenBy(person))}\n`;
  return `== #${string(skills)}\n*#${string(skills)}:* #${string(person.skills.join(', '))}\n${spoken}`;
};

/** RenderCV's themes differ in where the degree, the place, and the dates stand. */
const rendercv =
  (isClassic: boolean): TypstMaker =>
  (person) => {
    const { summary, work, education } = wordsOf(person);
    const jobs = jobsOf(person).map(({ company, position, place, texts, ...job }) => {
      const dates = string(datesOf(person, { position, place, texts, ...job }, ' – '));
      return isClassic
        ? `#regular-entry([#strong(${string(company)}), #${string(position)}\n\n${list(texts)}], [#${string(place)}\n\n#${dates}])`
        : `#regular-entry([#strong(${string(position)})\n\n#emph(${string(company)})], [#emph(${dates})\n\n#emph(${string(place)})], main-column-second-row: [${list(texts)}])`;
    });
    const schools = person.schools.map(({ university, degree, field, start, end }) =>
      isClassic
        ? `#education-entry([#strong(${string(university)}), #${string(field)}], [#${string(`${start} – ${end}`)}], degree-column: [#strong(${string(degree)})])`
        : `#education-entry([#strong(${string(university)})\n\n#emph(${string(`${degree} in ${field}`)})], [#emph(${string(`${start} – ${end}`)})])`,
    );
    const contact = [
      `[#connection-with-icon("location-dot")[#${string(person.place)}]]`,
      `[#connection-with-icon("envelope")[#${string(person.email)}]]`,
      ...(person.phone === '' ? [] : [`[#connection-with-icon("phone")[#${string(person.phone)}]]`]),
    ];
    return {
      template: 'rendercv-typst/lib.typ',
      source: `#show: rendercv.with(name: ${string(`${person.firstName} ${person.lastName}`)}, typography-font-family-body: "Lato", typography-font-family-name: "Lato", typography-font-family-headline: "Lato", typography-font-family-connections: "Lato", typography-font-family-section-titles: "Lato", page-show-top-note: false, entries-degree-width: 3.6cm)
= #${string(`${person.firstName} ${person.lastName}`)}
#headline(${string(person.headline)})
#connections(${contact.join(', ')})
${person.summary === '' ? '' : `== #${string(summary)}\n#${string(person.summary)}`}
== #${string(work)}
${jobs.join('\n')}
== #${string(education)}
${schools.join('\n')}
${skillsAndLanguages(person)}`,
    };
  };

/** The template *basic-resume* by Stephen Xu. */
const basic: TypstMaker = (person) => {
  const { summary, work, education } = wordsOf(person);
  const jobs = jobsOf(person).map(
    (job) =>
      `#work(title: ${string(job.position)}, location: ${string(job.place)}, company: ${string(job.company)}, dates: ${string(datesOf(person, job, ' – '))})\n${list(job.texts)}`,
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `#edu(institution: ${string(university)}, location: "", dates: ${string(`${start} – ${end}`)}, degree: ${string(`${degree}, ${field}`)})`,
  );
  return {
    template: 'basic-typst/src/resume.typ',
    source: `#show: resume.with(author: ${string(`${person.firstName} ${person.lastName}`)}, location: ${string(person.place)}, email: ${string(person.email)}, phone: ${string(person.phone)}, accent-color: "#26428b", font: "New Computer Modern", paper: "us-letter", author-position: left, personal-info-position: left)
${person.summary === '' ? '' : `== #${string(summary)}\n#${string(person.summary)}`}
== #${string(education)}
${schools.join('\n')}
== #${string(work)}
${jobs.join('\n')}
${skillsAndLanguages(person)}`,
  };
};

/** The template *modern-cv*, after Awesome-CV. */
const modern: TypstMaker = (person) => {
  const { work, education, skills } = wordsOf(person);
  const jobs = jobsOf(person).map(
    (job) =>
      `#resume-entry(title: ${string(job.position)}, location: ${string(job.place)}, date: ${string(datesOf(person, job, ' - '))}, description: ${string(job.company)})\n#resume-item[${list(job.texts)}]`,
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `#resume-entry(title: ${string(university)}, location: "", date: ${string(`${start} - ${end}`)}, description: ${string(`${degree}, ${field}`)})`,
  );
  const strings = person.skills.map(string).join(', ');
  return {
    template: 'modern-cv/lib.typ',
    source: `#show: resume.with(author: (firstname: ${string(person.firstName)}, lastname: ${string(person.lastName)}, email: ${string(person.email)}, phone: ${string(person.phone)}, address: ${string(person.place)}, positions: (${string(person.headline)},)), date: "", language: "en", font: ("Lato",), header-font: ("Roboto",), profile-picture: none, show-footer: false)
= #${string(work)}
${jobs.join('\n')}
= #${string(education)}
${schools.join('\n')}
= #${string(skills)}
#resume-skill-item(${string(skills)}, (${strings},))
${person.spoken.length === 0 ? '' : `#resume-skill-item(${string(wordsOf(person).languages)}, (${person.spoken.map(({ name, level }) => string(`${name} (${level})`)).join(', ')},))`}`,
  };
};

/** The templates by the names that their files begin with. */
export const typstMakers: Readonly<Record<string, TypstMaker>> = {
  'rendercv-classic': rendercv(true),
  'rendercv-stacked': rendercv(false),
  'basic-resume': basic,
  'modern-cv': modern,
};
