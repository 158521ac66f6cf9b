import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts.ts';

export interface ErrorNoticeProps {
  /** What happened. */
  readonly title: string;
  /** What is safe, or what to do instead. */
  readonly children?: ReactNode;
  /** When present, a *Try again* button is shown. */
  readonly onRetry?: (() => void) | undefined;
  /** Another single action in place of *Try again*. */
  readonly action?: ReactNode;
  /** The id of the error report, for support. */
  readonly id?: string | undefined;
}

/** Says what happened and what is safe, with one action and the id of the report in muted text. */
export function ErrorNotice({ title, children, onRetry, action, id }: ErrorNoticeProps): ReactNode {
  const t = useUiTexts();
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="3" align="flex-start">
          <Stack gap="1">
            <Alert.Title>{title}</Alert.Title>
            {children !== undefined && <Alert.Description color="fg">{children}</Alert.Description>}
          </Stack>
          {action ??
            (onRetry && (
              <Button variant="outline" size="sm" colorPalette="gray" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            ))}
          {id !== undefined && (
            <Text color="fg.muted" textStyle="xs">
              {t('errorId', { id })}
            </Text>
          )}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
