import { useTranslation } from '@shared/i18n';
import { Button, Flex, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface EditorFrameProps {
  /** The lines of the file from which the part was read. */
  readonly source?: string | undefined;
  /** Called whenever a field is left. */
  readonly onBlur?: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of what corrects a part of a file, in place. It takes the focus when it opens. */
export function EditorFrame({ source, onBlur, onDone, onCancel, children }: EditorFrameProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.querySelector<HTMLElement>('select, input, textarea')?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack
      ref={frame}
      onBlur={onBlur}
      gap="4"
      borderWidth="1px"
      rounded="md"
      p="4"
      mt="2"
      width="full"
      scrollMarginTop="4"
    >
      {source !== undefined && source !== '' && (
        <Stack gap="0">
          <Text textStyle="sm" color="fg.muted">
            {t('import.correct.source')}
          </Text>
          <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {source}
          </Text>
        </Stack>
      )}
      {children}
      <Flex gap="3" justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {t('import.correct.cancel')}
        </Button>
        <Button onClick={onDone}>{t('import.correct.done')}</Button>
      </Flex>
    </Stack>
  );
}
