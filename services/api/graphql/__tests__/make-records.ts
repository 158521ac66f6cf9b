/** Creates one record of each kind that an id can name, owned by the given person. */
import { newLetter } from '../../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../../shared/documents/new-resume.ts';
import type { Ask } from './ask-as.ts';

/** A word that every record made here contains. A caller who reads it has read another person's data. */
export const canaryWord = 'Quartermain';

/** The first id in an answer. */
function idIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) throw new Error('Nothing was made.');
  for (const [name, value] of Object.entries(data)) {
    if (name === 'id' && typeof value === 'string') return value;
    if (typeof value === 'object' && value !== null) return idIn(value);
  }
  throw new Error(`There is no id in ${JSON.stringify(data)}.`);
}

const create = async (ask: Ask, mutation: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  idIn(await ask(mutation, { word: canaryWord, ...variables }));

const resume = (ask: Ask): Promise<string> =>
  create(
    ask,
    'mutation ($word: String!, $document: ResumeDocument!) { resume { createResume(input: { title: $word, document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
  );
const letter = (ask: Ask): Promise<string> =>
  create(
    ask,
    'mutation ($word: String!, $document: LetterDocument!) { letter { createLetter(input: { title: $word, document: $document }) { id } } }',
    { document: newLetter({ language: 'en' }) },
  );
const job = (ask: Ask): Promise<string> =>
  create(ask, 'mutation ($word: String!) { job { createJob(input: { title: $word }) { id } } }');

async function sent(ask: Ask): Promise<string> {
  const { job: answer } = await ask<{ job: { markSent: { sent: readonly { readonly id: string }[] } } }>(
    'mutation ($id: ID!, $resumeId: ID!) { job { markSent(id: $id, resumeId: $resumeId, language: "en") { sent { id } } } }',
    { id: await job(ask), resumeId: await resume(ask) },
  );
  return idIn(answer.markSent.sent[0]);
}

/** An account saves no search twice, and none under the same name. */
let searchCount = 0;

/** `posting` is the id of a posting. */
export const makeRecord = {
  work: (ask: Ask) =>
    create(
      ask,
      'mutation ($word: String!) { event { createWorkEvent(input: { company: $word, position: "P" }) { id } } }',
    ),
  edu: (ask: Ask) =>
    create(ask, 'mutation ($word: String!) { event { createEduEvent(input: { university: $word }) { id } } }'),
  skill: (ask: Ask) =>
    create(ask, 'mutation ($word: String!) { event { createSkillEvent(input: { name: $word, skills: [] }) { id } } }'),
  paragraph: (ask: Ask) =>
    create(
      ask,
      'mutation ($word: String!) { event { createParagraphEvent(input: { title: $word, kind: body, text: "P" }) { id } } }',
    ),
  resume,
  resumeVersion: async (ask: Ask) =>
    create(ask, 'mutation ($word: String!, $id: ID!) { resume { keepResumeVersion(id: $id, name: $word) { id } } }', {
      id: await resume(ask),
    }),
  letter,
  letterVersion: async (ask: Ask) =>
    create(ask, 'mutation ($word: String!, $id: ID!) { letter { keepLetterVersion(id: $id, name: $word) { id } } }', {
      id: await letter(ask),
    }),
  share: async (ask: Ask) =>
    create(
      ask,
      'mutation ($word: String!, $id: ID!) { share { createShare(id: $id, language: "en", input: { mode: frozen, label: $word }) { id } } }',
      { id: await resume(ask) },
    ),
  job,
  sent,
  person: (ask: Ask) =>
    create(ask, 'mutation ($word: String!) { people { createPerson(input: { name: $word }) { id } } }'),
  emailTemplate: (ask: Ask) =>
    create(
      ask,
      'mutation ($word: String!) { people { createEmailTemplate(input: { name: $word, subject: $word, body: $word }) { id } } }',
    ),
  search: (ask: Ask) => {
    searchCount += 1;
    return create(
      ask,
      'mutation ($word: String!, $words: String!) { search { saveSearch(name: $word, search: { words: $words }) { id } } }',
      { word: `${canaryWord} ${searchCount}`, words: `baker ${searchCount}` },
    );
  },
  dismissal: (ask: Ask, posting: string) =>
    create(ask, 'mutation ($id: ID!) { savvy { dismissPosting(id: $id, reason: other) { id } } }', { id: posting }),
} as const satisfies Readonly<Record<string, (ask: Ask, posting: string) => Promise<string>>>;

export type RecordKind = keyof typeof makeRecord;
export const recordKinds = Object.keys(makeRecord) as readonly RecordKind[];
