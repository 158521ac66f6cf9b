import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './introspection.d.ts';

/**
 * Creates an operation or fragment whose result and variables are typed from services/api/graphql/schema.graphql.
 * Operations are named `<Remote><Verb><Noun>`, so that the server's log shows where they come from.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    ID: string;
    /** A month, `YYYY-MM`. */
    YearMonth: string;
    /** A day, `YYYY-MM-DD`. */
    Date: string;
    /** An ISO 8601 instant. */
    DateTime: string;
    /** Must be parsed by `parseResumeDocument` of shared/documents. */
    ResumeDocument: unknown;
    /** Must be parsed by `parseLetterDocument` of shared/documents. */
    LetterDocument: unknown;
    /** Must be parsed by `parseResumeDesign` of shared/documents. */
    ResumeDesign: unknown;
  };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
