import { useTranslation } from '@shared/i18n';
import { AppLink, useEnvironment } from '@shared/remote-kit';
import { Button, ButtonLink, ErrorNotice, HStack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { draftedRecords } from '@shared/record-forms';
import { useContinueAsNew } from '../drafts/use-continue-as-new.ts';
import { pathsOf } from '../paths.ts';

interface MissingBlockProps {
  readonly kind: EventKind;
  /** Id of the block if it was to be edited. */
  readonly edited: string | undefined;
}

/** Replaces a block's form if the block does not exist. Its unsaved changes can be continued as a new block. */
export function MissingBlock({ kind, edited }: MissingBlockProps): ReactNode {
  const { t } = useTranslation();
  const { subject } = useEnvironment().session;
  const continueAsNew = useContinueAsNew(kind);
  const hasDraft = edited !== undefined && draftedRecords(subject, kind).has(edited);
  return (
    <ErrorNotice
      title={t('form.missing')}
      action={
        <HStack gap="2" wrap="wrap">
          {hasDraft && (
            <Button size="sm" onClick={() => continueAsNew(edited)}>
              {t('drafts.continueAsNew')}
            </Button>
          )}
          <ButtonLink variant="outline" colorPalette="gray" size="sm">
            <AppLink to={pathsOf(kind).list}>{t('form.back')}</AppLink>
          </ButtonLink>
        </HStack>
      }
    >
      {t('form.missingHelp')} {hasDraft && t('drafts.ofMissing')}
    </ErrorNotice>
  );
}
