import type { PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Flex, Span, Stack, Text, XIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { paneGutter } from '../common/panes.ts';
import type { SetFilter } from './filters/set-filters.ts';

interface NothingFoundProps {
  readonly words: string;
  readonly set: readonly SetFilter[];
  readonly onChange: (changes: Partial<PostingSearch>) => void;
  readonly onNoWords: () => void;
}

/** A button that removes a filter. Its text wraps, because pasted words can be wider than the screen. */
function Loosen({ what, onClick }: { readonly what: string; readonly onClick: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="outline" maxWidth="100%" onClick={onClick}>
      <XIcon size={16} aria-hidden />
      <Span overflow="hidden" textOverflow="ellipsis">
        {t('find.none.without', { name: what })}
      </Span>
    </Button>
  );
}

/** Shows which filters can be removed when nothing is found. */
export function NothingFound({ words, set, onChange, onNoWords }: NothingFoundProps): ReactNode {
  const { t } = useTranslation();
  const isEmpty = set.length === 0 && words === '';
  return (
    <Stack gap="3" py="6" px={paneGutter} maxWidth="reading" align="flex-start">
      <Text fontWeight="700">{t(isEmpty ? 'find.none.emptyTitle' : 'find.none.title')}</Text>
      <Text color="fg.muted">
        {t(set.length > 0 ? 'find.none.loosen' : isEmpty ? 'find.none.empty' : 'find.none.words')}
      </Text>
      <Flex gap="2" wrap="wrap" maxWidth="100%">
        {set.map(({ key, label, without }) => (
          <Loosen key={key} what={label} onClick={() => onChange(without)} />
        ))}
        {words !== '' && <Loosen what={words} onClick={onNoWords} />}
      </Flex>
    </Stack>
  );
}
