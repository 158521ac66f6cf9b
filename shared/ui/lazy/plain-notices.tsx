import { Alert, Button, CloseButton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Portal } from '../primitives/portal.tsx';
import type { Notice } from '../overlay-types.ts';
import { useUiTexts } from '../texts.ts';

interface PlainNoticesProps {
  readonly notices: readonly Notice[];
  readonly onClose: (notice: Notice) => void;
}

/** Notices at the edge of the screen that stay until they are closed: for when the code of the toaster did not load. */
export function PlainNotices({ notices, onClose }: PlainNoticesProps): ReactNode {
  const t = useUiTexts();
  return (
    <Portal>
      <Stack position="fixed" insetInlineEnd="4" bottom="4" zIndex="toast" width="min(24rem, calc(100vw - 2rem))">
        {notices.map((notice, index) => (
          <Alert.Root key={index} status={notice.kind} role="status" shadow="floating">
            <Alert.Content>
              <Alert.Title>{notice.title}</Alert.Title>
              {notice.description !== undefined && <Alert.Description>{notice.description}</Alert.Description>}
            </Alert.Content>
            {notice.action && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  notice.action?.onClick();
                  onClose(notice);
                }}
              >
                {notice.action.label}
              </Button>
            )}
            <CloseButton aria-label={t('close')} onClick={() => onClose(notice)} />
          </Alert.Root>
        ))}
      </Stack>
    </Portal>
  );
}
