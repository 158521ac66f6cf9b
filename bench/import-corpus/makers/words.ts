import type { Person, Role } from '../person.ts';

/** What every maker prints around a person's texts, in the person's language. */

interface Words {
  readonly summary: string;
  readonly work: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  /** The end of a job that lasts. */
  readonly openEnd: string;
}

const english: Words = {
  ...{ summary: 'Summary', work: 'Experience', education: 'Education', skills: 'Skills', languages: 'Languages' },
  openEnd: 'Present',
};
const byLanguage: Readonly<Record<string, Words>> = {
  de: {
    ...{ summary: 'Profil', work: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse' },
    ...{ languages: 'Sprachen', openEnd: 'heute' },
  },
  fr: {
    ...{ summary: 'Profil', work: 'Expérience', education: 'Formation', skills: 'Compétences' },
    ...{ languages: 'Langues', openEnd: 'aujourd’hui' },
  },
  es: {
    ...{ summary: 'Perfil', work: 'Experiencia', education: 'Educación', skills: 'Habilidades' },
    ...{ languages: 'Idiomas', openEnd: 'actualidad' },
  },
  pt: {
    ...{ summary: 'Resumo', work: 'Experiência', education: 'Formação', skills: 'Competências' },
    ...{ languages: 'Idiomas', openEnd: 'atual' },
  },
};

export const wordsOf = ({ language }: Person): Words => byLanguage[language.slice(0, 2)] ?? english;

/** `Mar 2021` in the language. */
export const monthOf = (language: string, month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Mar 2021 - Present`, with another dash. */
export const datesOf = (person: Person, { start, end }: Role, dash: string): string =>
  `${monthOf(person.language, start)}${dash}${end === null ? wordsOf(person).openEnd : monthOf(person.language, end)}`;

/** `English (Native), Spanish (Limited)` */
export const spokenBy = (person: Person): string =>
  person.spoken.map(({ name, level }) => `${name} (${level})`).join(', ');

/** Every role with its employer, as most documents list them. */
export const jobsOf = (person: Person): readonly (Role & { readonly company: string })[] =>
  person.employers.flatMap(({ company, roles }) => roles.map((role) => ({ ...role, company })));
