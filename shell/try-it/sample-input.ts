import { resumeFromBlocks } from '@shared/documents';
import type { VariablesOf } from '@shared/graphql';
import type { makeSample } from './make-sample.ts';
import { sampleWords } from './texts.ts';

/** The input that creates the sample, and the UUIDs of its events. */
export interface Sample {
  readonly input: VariablesOf<typeof makeSample>['input'];
  readonly blocks: readonly string[];
}

const points = (texts: readonly string[]): { description: string }[] => texts.map((description) => ({ description }));

/**
 * Returns a sample that is labeled as one. Its contact info belongs to the résumé alone, so that the profile stays
 * empty for the user's own. `language` is a BCP 47 tag.
 */
export function sampleInput(language: string): Sample {
  const { title, headline, summary, firstName, lastName, email, phone, city, state } = sampleWords;
  const work = sampleWords.work.map((job) => ({
    ...job,
    uuid: crypto.randomUUID(),
    accomplishments: points(job.accomplishments),
  }));
  const education = sampleWords.education.map((degree) => ({
    ...degree,
    uuid: crypto.randomUUID(),
    accomplishments: points(degree.accomplishments),
    coursework: points(degree.coursework),
  }));
  const skills = sampleWords.skills.map(({ name, skills: names }) => ({
    name,
    uuid: crypto.randomUUID(),
    skills: names.map((skill) => ({ name: skill })),
  }));
  const named = <Block extends { readonly uuid: string }>(blocks: readonly Block[]): (Block & { id: string })[] =>
    blocks.map((block) => ({ ...block, id: block.uuid }));
  const document = resumeFromBlocks({
    language,
    blocks: { work: named(work), education: named(education), skills: named(skills) },
  });
  const nothing = { linkedin: null, addressOne: null, addressTwo: null, zip: null, country: null };
  const resume = {
    title,
    document: {
      ...document,
      contact: { firstName, lastName, email, phone, city, state, ...nothing },
      headline,
      sections: document.sections.map((section) =>
        section.kind === 'summary' ? { ...section, text: summary } : section,
      ),
    },
  };
  return {
    input: { work, education, skills, resume },
    blocks: [...work, ...education, ...skills].map(({ uuid }) => uuid),
  };
}
