import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Button, ButtonLink, FileUpIcon, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';

export interface WaysToStart {
  /** Whether there are blocks that a résumé could be made of. */
  readonly hasBlocks: boolean;
  readonly onImport: () => void;
  readonly onTemplates: () => void;
}

/**
 * The ways to create a first résumé. The quickest one is emphasized: from blocks if there are any, otherwise from a
 * file.
 */
export function StartingPoints({ hasBlocks, onImport, onTemplates }: WaysToStart): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex wrap="wrap" gap="3" justify="center">
      {hasBlocks && (
        <ButtonLink>
          <AppLink to={paths.newFromBlocks}>{t('start.fromBlocks')}</AppLink>
        </ButtonLink>
      )}
      {hasBlocks && (
        <Button variant="outline" onClick={onTemplates}>
          {t('start.fromTemplate')}
        </Button>
      )}
      <Button variant={hasBlocks ? 'outline' : 'solid'} onClick={onImport}>
        <FileUpIcon size={18} aria-hidden />
        {t('start.import')}
      </Button>
      <ButtonLink variant="outline">
        <AppLink to={paths.newFromNothing}>{t('start.fromNothing')}</AppLink>
      </ButtonLink>
    </Flex>
  );
}
