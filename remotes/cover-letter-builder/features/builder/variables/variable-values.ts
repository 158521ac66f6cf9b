import { documentLocaleOf, resolveVariables, type LetterDocument, type VariableValues } from '@shared/documents';
import { createContext, use, useMemo } from 'react';
import type { LetterContext } from '../files/letter-files.ts';

const nothing: VariableValues = {
  ...{ company: '', position: '', location: '', source: '', recipientName: '', recipientTitle: '' },
  ...{ firstName: '', lastName: '', today: '' },
};

/** Provides the values of the variables in the letter that is being edited. */
export const VariableValuesContext = createContext<VariableValues>(nothing);

/** Returns the values of variables from the nearest `SlotValuesContext`. */
export const useVariableValues = (): VariableValues => use(VariableValuesContext);

/**
 * Returns the values of variables with and without the letter's own fills. The objects keep their identity until a
 * value changes, so that typing in a paragraph does not render every consumer.
 */
export function useResolvedVariables(
  { recipient, fills, design, wording, job: tied, contact: own }: LetterDocument,
  { contact, job, language, today }: LetterContext,
): { readonly values: VariableValues; readonly known: VariableValues } {
  return useMemo(() => {
    const locale = documentLocaleOf({ design, ...(wording && { wording }) }, language);
    const sources = { contact: own ?? contact, job: tied && (job ?? tied), today, locale };
    return {
      values: resolveVariables({ ...sources, document: { recipient, fills, design } }),
      known: resolveVariables({ ...sources, document: { recipient, fills: {}, design } }),
    };
  }, [recipient, fills, design, wording, tied, own, contact, job, language, today]);
}
