import { Box, Flex, Text } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import type { Command } from './command.ts';
import type { FoundGroup } from './find-commands.ts';
import { useCommandTexts } from './texts.ts';

/** The id of a command's element. A space would end it where others refer to it. */
export const optionId = (listId: string, { id }: Command): string => `${listId}${id.replace(/\s+/g, '-')}`;

interface Props {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly active: Command | undefined;
  readonly onActivate: (id: string) => void;
  readonly onChoose: (command: Command) => void;
}

/** The results by group. A pointer that moves over one makes it active, and a click chooses it. */
export function ResultList({ id, groups, active, onActivate, onChoose }: Props): ReactNode {
  const t = useCommandTexts();
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('results')}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      p="2"
      // A press on the list leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, commands }) => (
        <Box key={group} role="group" aria-labelledby={`${id}${group}`} pb="2">
          <Text id={`${id}${group}`} textStyle="xs" fontWeight="700" color="fg.muted" px="2" py="1">
            {t(`groups.${group}`)}
          </Text>
          {commands.map((command) => (
            <Flex
              key={command.id}
              id={optionId(id, command)}
              role="option"
              aria-selected={command === active}
              align="center"
              columnGap="2"
              minHeight="var(--row-1)"
              px="2"
              py="1"
              borderRadius="l2"
              cursor="pointer"
              textStyle="sm"
              // The line keeps the active row visible where backgrounds are replaced by the system's colors.
              outline="2px solid transparent"
              outlineOffset="-2px"
              {...(command === active ? { bg: 'primary.subtle', color: 'primary.fg' } : { outline: 'none' })}
              onPointerMove={() => onActivate(command.id)}
              onClick={() => onChoose(command)}
            >
              <Text as="span" minWidth="0" lineClamp="2">
                {command.title}
              </Text>
              {command.detail !== undefined && (
                <Text as="span" color="fg.muted" flex="1 1 30%" minWidth="30%" truncate textAlign="end">
                  {command.detail}
                </Text>
              )}
            </Flex>
          ))}
        </Box>
      ))}
    </Box>
  );
}
