import type { Person } from '../person.ts';
import { jobsOf } from './words.ts';

/** Returns a person as JSON Resume, which many themes print. */
export const asJsonResume = (person: Person) => ({
  basics: {
    name: `${person.firstName} ${person.lastName}`,
    label: person.headline,
    email: person.email,
    phone: person.phone,
    summary: person.summary,
    location: { city: person.place },
    profiles: [],
  },
  work: jobsOf(person).map(({ company, position, start, end, place, texts }) => ({
    name: company,
    company,
    position,
    location: place,
    startDate: `${start}-01`,
    ...(end !== null && { endDate: `${end}-01` }),
    summary: '',
    highlights: texts,
  })),
  education: person.schools.map(({ university, degree, field, start, end }) => ({
    institution: university,
    studyType: degree,
    area: field,
    startDate: `${start}-09-01`,
    endDate: `${end}-06-01`,
    courses: [],
  })),
  skills: person.skills.map((name) => ({ name, keywords: [] })),
  languages: person.spoken.map(({ name, level }) => ({ language: name, fluency: level })),
});
