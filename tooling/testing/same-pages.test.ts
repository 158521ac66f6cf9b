/**
 * The builder composes a résumé from the gateway's response, and the server composes it from its tables. Both must
 * produce the same pages.
 */
import { print } from 'graphql';
import { contactInfoOf } from '@shared/graphql';
import { getResume, type ResumeAnswer } from '../../remotes/resume-builder/features/builder/api/get-resume.ts';
import { parseEvents } from '../../shared/builder/blocks/parse-blocks.ts';
import { prepareQueries } from '../../services/domain/queries.ts';
import { readResumeToCompose } from '../../services/domain/composition/resume-to-compose.ts';
import { composeResume } from '../../shared/documents/compose-resume.ts';
import { newResume } from '../../shared/documents/new-resume.ts';
import { parseResumeDocument } from '../../shared/documents/parse-resume-document.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

type Made = Readonly<Record<'createWorkEvent' | 'createEduEvent' | 'createSkillEvent', { readonly id: string }>>;
const makeBlocks = `mutation { event {
  createWorkEvent(input: { company: "Bread", position: "Baker", startDate: "2021-03", accomplishments: [{ description: "Baked" }]
    variants: [{ language: "es", position: "Panadera", accomplishments: [{ description: "Horneé" }] }] }) { id }
  createEduEvent(input: { university: "Harbour", minor: "Rye", variants: [{ language: "es", university: "Puerto", coursework: [] }] }) { id }
  createSkillEvent(input: { name: "Tools", skills: [{ name: "Oven", level: 4 }]
    variants: [{ language: "es", length: short, name: "Útiles", skills: [{ name: "Horno", level: 5 }] }] }) { id }
} }`;
const create = 'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }';

test('composes a résumé in another language the same in the builder and on the server', async () => {
  const token = await gateway.signUp('ada');
  const { createWorkEvent, createEduEvent, createSkillEvent } = (
    await gateway.ask<{ event: Made }>(makeBlocks, {}, token)
  ).data.event;
  const eventIds = { work: [createWorkEvent.id], education: [createEduEvent.id], skills: [createSkillEvent.id] };
  const document = { ...newResume({ language: 'en', eventIds }), wording: { length: null, language: 'es' } };
  const { data } = await gateway.ask<{ resume: { createResume: { id: string } } }>(
    create,
    { input: { title: 'Mine', document } },
    token,
  );
  const { id } = data.resume.createResume;

  const answer = await gateway.ask<ResumeAnswer>(print(getResume), { id }, token);
  const { me, resume, ...blocks } = answer.data;
  const reading = parseResumeDocument(resume.document);
  if (!reading.ok) throw new Error('The document cannot be read.');
  const inBuilder = composeResume({
    document: reading.document,
    title: resume.title,
    contact: contactInfoOf(me.profile),
    events: parseEvents(blocks),
    language: 'en-GB',
  });
  const person = { issuer: gateway.issuer.issuer, subject: 'ada' };
  const stored = await readResumeToCompose(prepareQueries(gateway.database.db), person, id);
  if (stored === undefined) throw new Error('There is no such résumé.');
  expect(composeResume({ ...stored, language: 'en-GB' })).toEqual(inBuilder);
  expect(inBuilder).toMatchObject({
    language: 'es',
    sections: [
      { title: 'Experiencia laboral', entries: [{ title: 'Panadera', points: ['Horneé'] }] },
      { title: 'Formación', entries: [{ subtitle: 'Puerto' }] },
      { title: 'Competencias', groups: [{ name: 'Útiles', items: ['Horno (experto)'] }] },
    ],
  });
});
