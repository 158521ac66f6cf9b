import { keepPlace, useMutation } from '@shared/graphql';
import { useFormats } from '@shared/i18n';
import { describeText, differencesBetween, saveMerged, useConflictQuestion } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { Share } from './api/share-fields.ts';
import { updateShare } from './api/update-share.ts';
import { changeOf, shownInput, type ShareInput, type ShareSettings } from './share-settings.ts';
import { useSharingTexts } from './texts.ts';

export interface ShareSaving {
  /** Saves what was changed since the form showed `opened`. Resolves to false if the person put off a decision. */
  readonly save: (opened: Share, settings: ShareSettings) => Promise<boolean>;
  /** Asks about settings that were also changed elsewhere. */
  readonly question: ReactNode;
}

/** Saves the settings of links without reverting what another tab or device saved. */
export function useShareSaving(): ShareSaving {
  const t = useSharingTexts();
  const formats = useFormats();
  const [update] = useMutation(updateShare, { context: keepPlace });
  const { ask, dialog } = useConflictQuestion();
  // The other settings have two values, so two changes of them are the same change.
  const describe = ({ label, expiresAt }: ShareInput) => [
    describeText(t('label'), label || null),
    describeText(t('lastDay'), expiresAt ? formats.date(expiresAt) : null),
  ];
  return {
    question: dialog,
    save: (opened, settings) =>
      saveMerged<ShareInput>({
        ...changeOf(settings, opened),
        async send(input, base) {
          const { data } = await update({ variables: { id: opened.id, input, base } });
          if (data == null) throw new Error('The saved link did not arrive.');
          const { conflicts, ...share } = data.share.updateShare;
          return {
            stored: shownInput(share),
            conflicts: conflicts.filter((name) => name in input) as (keyof ShareInput)[],
          };
        },
        ask: (mine, stored, conflicts) =>
          ask(
            differencesBetween(
              describe({ ...stored, ...Object.fromEntries(conflicts.map((name) => [name, mine[name]])) }),
              describe(stored),
            ),
          ),
      }),
  };
}
