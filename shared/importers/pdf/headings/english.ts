import type { HeadingTable } from './heading-table.ts';

/** What résumés in English call their sections. */
export const english: HeadingTable = {
  contact: ['contact', 'contact information', 'contact info', 'contact details', 'personal details', 'details'],
  summary: [
    ...['summary', 'professional summary', 'executive summary', 'career summary', 'profile', 'professional profile'],
    ...['about', 'about me', 'objective', 'career objective', 'personal statement', 'introduction'],
  ],
  work: [
    ...['experience', 'work experience', 'professional experience', 'employment', 'employment history', 'work history'],
    ...['career history', 'career', 'relevant experience', 'professional background', 'industry experience', 'work'],
    ...['additional experience', 'internships', 'experience and employment'],
  ],
  education: [
    ...['education', 'academic background', 'education and training', 'education & training', 'studies'],
    ...['academic history', 'educational background', 'qualifications', 'academic qualifications'],
  ],
  skills: [
    ...['skills', 'technical skills', 'core competencies', 'key skills', 'skills & tools', 'skills and tools'],
    ...['technologies', 'expertise', 'areas of expertise', 'competencies', 'tech stack', 'professional skills'],
    ...['computer skills', 'core skills', 'skills and abilities', 'skills & abilities', 'technical proficiencies'],
    ...['skill set', 'skills summary', 'other skills', 'soft skills', 'tools', 'tools and technologies'],
  ],
  projects: [
    'projects',
    'personal projects',
    'selected projects',
    'key projects',
    'side projects',
    'academic projects',
  ],
  certificates: [
    ...['certificates', 'certifications', 'licenses & certifications', 'licenses and certifications', 'courses'],
    ...['training', 'trainings', 'courses and certificates', 'licenses', 'certifications and training'],
  ],
  languages: ['languages', 'language skills', 'language'],
  volunteering: [
    ...['volunteering', 'volunteer experience', 'volunteer work', 'volunteer', 'community involvement'],
    ...['community service', 'volunteer activities'],
  ],
  publications: ['publications', 'selected publications', 'articles', 'papers', 'publications and talks'],
  awards: [
    ...['awards', 'honors', 'honours', 'honors & awards', 'honors and awards', 'awards & honors', 'awards and honors'],
    ...['achievements', 'awards and achievements', 'scholarships'],
  ],
  interests: ['interests', 'hobbies', 'hobbies and interests', 'hobbies & interests', 'personal interests'],
  references: ['references', 'recommendations', 'referees'],
  other: ['more', 'additional information', 'other', 'miscellaneous', 'additional'],
};
