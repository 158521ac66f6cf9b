import type { UnfilledVariable } from '@shared/documents';
import { useFormats } from '@shared/i18n';
import { Alert, Button } from '@shared/ui';
import type { ReactNode } from 'react';
import { useSharingTexts } from './texts.ts';

interface UnfinishedNoticeProps {
  readonly missing: readonly UnfilledVariable[];
  readonly onFillIn: () => void;
}

/** Explains why a new link cannot be created now and what existing links show: other people never see a variable. */
export function UnfinishedNotice({ missing, onFillIn }: UnfinishedNoticeProps): ReactNode {
  const t = useSharingTexts();
  const formats = useFormats();
  return (
    <Alert.Root status="warning" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('unfinished', { missing: formats.list(missing.map(({ typed }) => typed)) })}</Alert.Title>
        <Alert.Description color="fg">{t('unfinishedWhat')}</Alert.Description>
        <Button size="sm" variant="outline" alignSelf="flex-start" mt="3" onClick={onFillIn}>
          {t('fillIn')}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
