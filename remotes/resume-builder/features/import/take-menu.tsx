import { resumeLimits } from '@shared/documents';
import { summaryKey } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Button, ChevronDownIcon, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';

/** An entry or a section that can take a text that was left out. */
export interface TakeTarget {
  readonly key: string;
  readonly label: string;
}

interface TakeMenuProps {
  readonly text: string;
  readonly targets: readonly TakeTarget[];
  /** Takes the text into the target with this key, or as an entry of its own. */
  readonly onTake: (into?: string) => void;
}

/** A button whose menu says where a text that was left out goes. */
export function TakeMenu({ text, targets, onTake }: TakeMenuProps): ReactNode {
  const { t } = useTranslation();
  const fits = text.split('\n').every((line) => line.length <= resumeLimits.point);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline" colorPalette="gray">
          {t('import.correct.take')}
          <ChevronDownIcon size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="own" onSelect={() => onTake()}>
              {t('import.correct.takeAlone')}
            </Menu.Item>
            <Menu.Item value={summaryKey} onSelect={() => onTake(summaryKey)}>
              {t('import.correct.takeIntoSummary')}
            </Menu.Item>
            {fits &&
              targets.map(({ key, label }) => (
                <Menu.Item key={key} value={key} onSelect={() => onTake(key)}>
                  {label === '' ? t('import.unnamed') : label}
                </Menu.Item>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
