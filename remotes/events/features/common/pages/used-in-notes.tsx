import { eventLimits } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Flex, InfoIcon, Span, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PagesAfter } from '../api/pages-after.ts';
import { documentNames, type UsedInProps } from '../list/used-in.tsx';

/** Names, before anything is changed, the documents that an edit will change (decisions.md "Résumés"). */
export function UsedInNote({ kind, usedIn }: UsedInProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (usedIn.length === 0) return null;
  return (
    <Flex gap="2" mb="4" textStyle="sm">
      <Box color="fg.info" flexShrink="0" pt="0.5">
        <InfoIcon size={16} aria-hidden />
      </Box>
      <Text overflowWrap="anywhere" minWidth="0">
        {t('form.usedIn', { context: kind.documents, count: usedIn.length, names: documentNames(usedIn, formats, t) })}
      </Text>
    </Flex>
  );
}

interface ChangesNoteProps extends UsedInProps {
  /** The documents that the edit would make a page longer. */
  readonly growing: readonly PagesAfter[];
}

/** Names, next to the save button, what else the save changes. */
export function ChangesNote({ kind, usedIn, growing }: ChangesNoteProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (usedIn.length === 0) return null;
  return (
    <Text role="status" textStyle="sm" color="fg.muted" flex="1" minWidth="12rem" overflowWrap="anywhere">
      {t('form.changes', { context: kind.documents, count: usedIn.length, names: documentNames(usedIn, formats, t) })}
      {growing.map(({ id, title, before, after }) => (
        <Span key={id} display="block" color="fg.warning">
          {t('form.grows', { title, before, count: after })}
        </Span>
      ))}
      {usedIn.length > eventLimits.pagesCounted && (
        <Span display="block">{t('form.counted', { count: eventLimits.pagesCounted })}</Span>
      )}
    </Text>
  );
}
