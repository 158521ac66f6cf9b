import { Box, CloseButton, Flex, InfoIcon, Text, TriangleAlertIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { noticeHeight } from './notice-height.ts';

interface Props {
  /** Whether the person may lose something; otherwise it only informs. */
  readonly isWarning?: boolean;
  readonly children: ReactNode;
  /** The single action on the notice. */
  readonly action?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void };
}

/** A notice above a page: one line, or two on a phone, always of the same height. */
export function NoticeLine({ isWarning = false, children, action, dismiss }: Props): ReactNode {
  const Icon = isWarning ? TriangleAlertIcon : InfoIcon;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      css={noticeHeight}
      ps={{ base: '4', md: '6' }}
      pe={dismiss ? '1' : '3'}
      bg="bg.subtle"
      borderBottomWidth="1px"
      overflow="hidden"
    >
      <Box flexShrink="0" color={isWarning ? 'warning.fg' : 'primary.fg'}>
        <Icon size={18} aria-hidden />
      </Box>
      <Text flex="1" minWidth="0" textStyle="sm" lineHeight="1.3" lineClamp="2">
        {children}
      </Text>
      {action !== undefined && <Box flexShrink="0">{action}</Box>}
      {dismiss && <CloseButton size="sm" colorPalette="gray" aria-label={dismiss.label} onClick={dismiss.onDismiss} />}
    </Flex>
  );
}
