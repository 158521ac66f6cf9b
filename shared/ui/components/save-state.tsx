import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CircleAlertIcon, CloudCheckIcon, CloudOffIcon, RefreshCwIcon, TriangleAlertIcon } from '../icons.tsx';
import { useUiTexts } from '../texts.ts';

export type SaveStatus = 'saved' | 'saving' | 'failed' | 'offline' | 'conflict';

const looks = {
  saved: { icon: CloudCheckIcon, color: 'fg.muted' },
  saving: { icon: RefreshCwIcon, color: 'fg.muted' },
  failed: { icon: CircleAlertIcon, color: 'fg.error' },
  offline: { icon: CloudOffIcon, color: 'fg.warning' },
  conflict: { icon: TriangleAlertIcon, color: 'fg.warning' },
} as const;

/** Shows whether the work is saved, with an icon and text; announced politely. */
export function SaveState({ status }: { readonly status: SaveStatus }): ReactNode {
  const t = useUiTexts();
  const { icon: Icon, color } = looks[status];
  return (
    <HStack role="status" gap="2" color={color}>
      <Icon size={18} aria-hidden />
      <Text textStyle="sm">{t(`saveState.${status}`)}</Text>
    </HStack>
  );
}
