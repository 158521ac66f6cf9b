import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Flex, InfoIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../block-kind.ts';
import { documentNames } from '../list/used-in.tsx';

/** Says before anything is changed which résumés change with it (decisions.md "Résumés"). */
export function UsedInNote({ usedIn }: Pick<StoredBlock, 'usedIn'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (usedIn.length === 0) return null;
  return (
    <Flex gap="3" bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4" mb="6">
      <Box color="fg.info" flexShrink="0" pt="0.5">
        <InfoIcon size={20} aria-hidden />
      </Box>
      <Text overflowWrap="anywhere" minWidth="0">
        {t('form.usedIn', { count: usedIn.length, names: documentNames(usedIn, formats, t) })}
      </Text>
    </Flex>
  );
}

/** Beside the button that saves: what else it changes. */
export function ChangesNote({ usedIn }: Pick<StoredBlock, 'usedIn'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (usedIn.length === 0) return null;
  return (
    <Text role="status" textStyle="sm" color="fg.muted" flex="1" minWidth="12rem" overflowWrap="anywhere">
      {t('form.changes', { count: usedIn.length, names: documentNames(usedIn, formats, t) })}
    </Text>
  );
}
