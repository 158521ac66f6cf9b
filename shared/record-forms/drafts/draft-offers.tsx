import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { differencesBetween, type DescribedField } from '../saving/differences.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { Drafts } from './use-drafts.ts';
import { useRecordFormTexts } from '../texts.ts';

interface DraftOffersProps<Values> {
  readonly drafts: Drafts<Values>;
  /** The saved values; null for a new record. */
  readonly stored: Values | null;
  readonly describe: (values: Values) => readonly DescribedField[];
}

/** Shows the drafts of earlier visits above the form, and compares both texts when the record was saved again since. */
export function DraftOffers<Values>({ drafts, stored, describe }: DraftOffersProps<Values>): ReactNode {
  const t = useRecordFormTexts();
  const { compared } = drafts;
  return (
    <>
      <DraftNotice
        drafts={drafts.drafts}
        summaryOf={(values) =>
          describe(values)
            .flatMap(({ lines }) => lines.filter((line) => line !== ''))
            .join(' · ')
        }
        isOutdated={drafts.isOutdated}
        onContinue={drafts.goOn}
        onDiscard={drafts.discard}
      />
      {drafts.isElsewhere && (
        <Text role="status" textStyle="sm" color="fg.muted" mb="6">
          {t('drafts.elsewhere')}
        </Text>
      )}
      <ConflictDialog
        open={compared !== undefined}
        isDraft
        differences={
          compared === undefined || stored === null
            ? []
            : differencesBetween(describe(compared.values), describe(stored))
        }
        busy={false}
        onKeepMine={drafts.goOnWithCompared}
        onTakeTheirs={drafts.discardCompared}
        onLater={drafts.decideLater}
      />
    </>
  );
}
