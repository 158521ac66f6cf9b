import { newResume } from '../../../../shared/documents/new-resume.ts';
import type { TestGateway } from '../../../../tooling/testing/gateway.ts';

/** Returns the data of an answer without errors, or throws the first error. */
export async function askOrThrow<Data>(
  gateway: TestGateway,
  query: string,
  variables: Record<string, unknown>,
  token: string,
): Promise<Data> {
  const { data, errors } = await gateway.ask<Data>(query, variables, token);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

/** Creates a person with one block of each kind, and one résumé per title that uses the blocks. */
export async function signUpWithResumes(
  gateway: TestGateway,
  name: string,
  titles: readonly string[],
): Promise<string> {
  const token = await gateway.signUp(name);
  const made = await askOrThrow<{
    event: Record<'createWorkEvent' | 'createEduEvent' | 'createSkillEvent', { id: string }>;
  }>(
    gateway,
    `mutation ($company: String!) { event {
      createWorkEvent(input: {
        company: $company, position: "Keeper", startDate: "2021-03", variants: [{ language: "es", position: "Farera" }]
      }) { id }
      createEduEvent(input: { university: "University of the Coast", degree: "BSc" }) { id }
      createSkillEvent(input: { name: "Tools", skills: [{ name: "Lamp oil", level: 5 }] }) { id }
      createParagraphEvent(input: { title: "Opening", kind: opening, text: "Dear {{company}}" }) { id }
    } }`,
    { company: `${name}'s Lighthouse` },
    token,
  );
  const { createWorkEvent, createEduEvent, createSkillEvent } = made.event;
  const document = newResume({
    language: 'en',
    eventIds: { work: [createWorkEvent.id], education: [createEduEvent.id], skills: [createSkillEvent.id] },
  });
  for (const title of titles) {
    await askOrThrow(
      gateway,
      'mutation ($title: String!, $document: ResumeDocument!) { resume { createResume(input: { title: $title, document: $document }) { id } } }',
      { title, document },
      token,
    );
  }
  return token;
}
