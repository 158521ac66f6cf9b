import type { NavigationEntry } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Box, Button, ChevronDownIcon, Stack } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import type { titledGroups } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import { isOpened, rememberOpened } from './opened-groups.ts';

interface Props {
  readonly group: (typeof titledGroups)[number];
  readonly entries: readonly NavigationEntry[];
  readonly active: NavigationEntry | undefined;
  /** The account for which open groups are remembered. */
  readonly subject: string;
}

/**
 * A group of entries. It opens automatically when the user navigates to one of its pages; a click toggles it, and what
 * was opened by a click stays open.
 */
export function NavigationGroup({ group, entries, active, subject }: Props): ReactNode {
  const { t } = useTranslation();
  const listId = useId();
  const isInside = active !== undefined && entries.includes(active);
  const [isOpen, setIsOpen] = useState(() => isInside || isOpened(subject, group));
  const [wasInside, setWasInside] = useState(isInside);
  if (isInside !== wasInside) {
    setWasInside(isInside);
    if (isInside) setIsOpen(true);
  }
  if (entries.length === 0) return null;
  const toggle = (): void => {
    setIsOpen(!isOpen);
    rememberOpened(subject, group, !isOpen);
  };
  return (
    <Box>
      <Button
        variant="plain"
        colorPalette="gray"
        width="100%"
        justifyContent="space-between"
        height="9"
        px="2"
        borderRadius="l2"
        fontFamily="heading"
        fontSize="sm"
        fontWeight="600"
        color="fg.muted"
        _hover={{ color: 'fg', bg: 'bg.subtle' }}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Box as="span" pt="0.12em">
          {t(`navigation.groups.${group}`)}
        </Box>
        <Box as="span" transform={isOpen ? undefined : 'rotate(-90deg)'} transition="transform 150ms ease-out">
          <ChevronDownIcon size={16} />
        </Box>
      </Button>
      <Stack as="ul" id={listId} hidden={!isOpen} listStyleType="none" gap="1" mt="1">
        {entries.map((entry) => (
          <EntryLink key={entry.path} entry={entry} isActive={entry === active} isNumbered />
        ))}
      </Stack>
    </Box>
  );
}
