import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './introspection.d.ts';

/**
 * Writes an operation or fragment whose result and variables are typed from services/api/graphql/schema.graphql. Operations
 * are named `<Remote><Verb><Noun>`, so that the gateway's log shows whose they are.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    ID: string;
    /** `YYYY-MM`. */
    YearMonth: string;
    /** A day, `YYYY-MM-DD`. */
    Date: string;
    /** ISO 8601 instant. */
    DateTime: string;
    /** To be read by `parseResumeDocument` of shared/documents. */
    ResumeDocument: unknown;
    /** To be read by `parseLetterDocument` of shared/documents. */
    LetterDocument: unknown;
    /** To be read by `parseResumeDesign` of shared/documents. */
    ResumeDesign: unknown;
  };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
