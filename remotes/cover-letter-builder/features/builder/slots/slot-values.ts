import { documentLocaleOf, slotValues, type LetterDocument, type SlotValues } from '@shared/documents';
import { createContext, use, useMemo } from 'react';
import type { AroundLetter } from '../files/letter-files.ts';

const nothing: SlotValues = {
  ...{ company: '', position: '', location: '', source: '', recipientName: '', recipientTitle: '' },
  ...{ firstName: '', lastName: '', today: '' },
};

/** What the variables of the letter that is being edited stand for. */
export const SlotValuesContext = createContext<SlotValues>(nothing);

export const useSlotValues = (): SlotValues => use(SlotValuesContext);

/**
 * What variables stand for with the letter's own words and without them. The same objects until one of these is another: not
 * with each key in a paragraph.
 */
export function useValuesOf(
  { recipient, fills, design, wording, job: tied, contact: own }: LetterDocument,
  { contact, job, language, today }: AroundLetter,
): { readonly values: SlotValues; readonly known: SlotValues } {
  return useMemo(() => {
    const manner = documentLocaleOf({ design, ...(wording && { wording }) }, language);
    const sources = { contact: own ?? contact, job: tied && (job ?? tied), today, manner };
    return {
      values: slotValues({ ...sources, document: { recipient, fills, design } }),
      known: slotValues({ ...sources, document: { recipient, fills: {}, design } }),
    };
  }, [recipient, fills, design, wording, tied, own, contact, job, language, today]);
}
