import type { ContactInfo } from '@shared/documents';
import { useContactInfoNames } from '@shared/forms';
import { contactInfoOf, meQuery, updateContactInfo, useApolloClient, useMutation } from '@shared/graphql';
import type { ReactNode } from 'react';
import { describeText, differencesBetween, type DescribedField } from '../saving/differences.ts';
import { saveMerged } from '../saving/save-merged.ts';
import { useConflictQuestion } from '../saving/use-conflict-question.tsx';

export interface ContactSaving {
  /**
   * Saves what was changed since the form showed `base`. Resolves to false if the person put off a decision, and
   * rejects if something was not saved.
   */
  readonly save: (mine: ContactInfo, base: ContactInfo) => Promise<boolean>;
  /** Asks about fields that were also changed elsewhere. */
  readonly question: ReactNode;
}

/**
 * Saves contact info in the profile without reverting what another tab or device saved, and loads `me` again after each
 * update (product.md §7).
 */
export function useContactSaving(): ContactSaving {
  const client = useApolloClient();
  const [update] = useMutation(updateContactInfo);
  const nameOf = useContactInfoNames();
  const { ask, dialog } = useConflictQuestion();
  return {
    question: dialog,
    save: (mine, base) =>
      saveMerged<ContactInfo>({
        mine,
        base,
        async send(input, from) {
          const { data } = await update({ variables: { input, base: from } });
          if (data == null) throw new Error('The saved contact info did not arrive.');
          // It is saved, so a failure to load it must not be reported as one to save it.
          await client.query({ query: meQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
          const { conflicts, ...saved } = data.user.updateContactInfo;
          const stored = contactInfoOf(saved);
          const fields = Object.keys(stored) as (keyof ContactInfo)[];
          return { stored, conflicts: fields.filter((field) => conflicts.includes(field)) };
        },
        ask(wanted, stored, conflicts) {
          const describe = (contact: ContactInfo): readonly DescribedField[] =>
            conflicts.map((field) => describeText(nameOf(field), contact[field] || null));
          return ask(differencesBetween(describe(wanted), describe(stored)));
        },
      }),
  };
}
