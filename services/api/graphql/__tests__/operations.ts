/** Every operation of the schema, ready to send, for tests that visit all of them. */
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { newLetter } from '../../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../../shared/documents/new-resume.ts';
import { gatewaySchema } from '../schema.ts';

/** An id that names no record. */
export const unknownId = '01890000-0000-7000-8000-000000000000';

/** A valid value for each argument type. A type that is missing here fails the tests that visit all operations. */
const samples: Readonly<Record<string, unknown>> = {
  'Int!': 1,
  'String!': 'DELETE',
  '[ID!]!': [unknownId],
  '[EventCopy!]!': [],
  'AuthProviderIdQueryInput!': { domain: 'portal.example' },
  'CreateUserInput!': { firstName: 'A' },
  'ContactInfoInput!': { email: 'a@example.com' },
  ContactInfoInput: { email: '' },
  Int: 1,
  ID: null,
  String: 'word',
  '[String!]': ['word'],
  Date: '2026-11-30',
  JobFilter: { stages: ['saved'], text: 'word' },
  JobSort: { by: 'title' },
  PersonSort: { by: 'name' },
  'PersonInput!': { name: 'N' },
  'EmailTemplateInput!': { name: 'N', subject: 'S', body: 'B' },
  JobStage: null,
  'JobStage!': 'applied',
  CloseReason: null,
  'JobInput!': { title: 'T' },
  '[JobTraits!]!': [{ title: 'T', company: 'C' }],
  '[JobInput!]!': [{ title: 'T' }],
  'JobChangeInput!': { title: 'T' },
  '[JobStageInput!]!': [{ stage: 'applied', on: '2026-11-30' }],
  'PostingSearchInput!': { words: 'baker' },
  PostingSort: 'newest',
  PostingSearchInput: { words: 'word' },
  FitWeightsInput: { skills: 1, phrases: 1, title: 1, years: 1, place: 1, freshness: 1 },
  'DismissalReason!': 'other',
  Boolean: null,
  'TailoredResumeInput!': { title: 'T', choices: [] },
  'TailoredLetterInput!': { title: 'T', paragraphIds: [] },
  WorkEventInput: null,
  ParagraphEventInput: null,
  EduEventInput: null,
  SkillEventInput: null,
  'WorkEventInput!': { company: 'C', position: 'P' },
  'EduEventInput!': { university: 'U' },
  'SkillEventInput!': { name: 'N', skills: [] },
  'ParagraphEventInput!': { title: 'T', kind: 'body', text: 'P' },
  'WorkEventSyncInput!': { uuid: 'walk-work' },
  'EduEventSyncInput!': { uuid: 'walk-edu' },
  'ShareInput!': { mode: 'live' },
  ShareInput: { mode: 'live' },
  'ResumeInput!': { title: 'T', document: newResume({ language: 'en' }) },
  'LetterInput!': { title: 'T', document: newLetter({ language: 'en' }) },
  'ImportUndoInput!': { resumeId: unknownId, blocks: [] },
  'ResumeImportInput!': {
    work: [],
    education: [],
    skills: [],
    resume: { title: 'T', document: newResume({ language: 'en' }) },
  },
};

/** Selects every field below `type`, as deep as the schema goes. */
export function selection(type: GraphQLOutputType): string {
  const namedType = getNamedType(type);
  if (isUnionType(namedType)) {
    return ` { __typename ${namedType
      .getTypes()
      .map((each) => `... on ${each.name}${selection(each)}`)
      .join(' ')} }`;
  }
  if (!isObjectType(namedType)) return '';
  return ` { ${Object.values(namedType.getFields())
    .map((field) => `${field.name}${selection(field.type)}`)
    .join(' ')} }`;
}

/** A query or mutation that selects every field of its answer. */
export interface Operation {
  /** The path of the operation, such as `resume` or `event.deleteEvent`. */
  readonly name: string;
  readonly query: string;
  readonly args: readonly GraphQLArgument[];
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the operation takes the `id` of an existing record. */
  readonly takesId: boolean;
  /** The names of further arguments that may name a record. */
  readonly mayName: readonly string[];
}

function operationFor(
  kind: 'query' | 'mutation',
  group: string | undefined,
  field: GraphQLField<unknown, unknown>,
): Operation {
  const declarations = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const argumentList = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${argumentList === '' ? '' : `(${argumentList})`}${selection(field.type)}`;
  const variables = Object.fromEntries(
    field.args.flatMap(({ name, type }): [string, unknown][] => {
      if (String(type) === 'ID!') return [];
      if (!(String(type) in samples)) throw new Error(`Add a sample of ${String(type)} to this file.`);
      return [[name, samples[String(type)]]];
    }),
  );
  return {
    name: group === undefined ? field.name : `${group}.${field.name}`,
    query: `${kind}${declarations === '' ? '' : `(${declarations})`} { ${group === undefined ? call : `${group} { ${call} }`} }`,
    args: field.args,
    variables,
    takesId: field.args.some(({ type }) => String(type) === 'ID!'),
    mayName: field.args.flatMap(({ name, type }) => (String(type) === 'ID' && name !== 'id' ? [name] : [])),
  };
}

export const queries: readonly Operation[] = Object.values(gatewaySchema.getQueryType()?.getFields() ?? {}).map(
  (field) => operationFor('query', undefined, field),
);
export const mutations: readonly Operation[] = Object.values(
  gatewaySchema.getMutationType()?.getFields() ?? {},
).flatMap((group) => {
  const type = getNamedType(group.type);
  if (!isObjectType(type)) throw new Error(`${group.name} is not a group of mutations.`);
  return Object.values(type.getFields()).map((field) => operationFor('mutation', group.name, field));
});
export const operations: readonly Operation[] = [...queries, ...mutations];
