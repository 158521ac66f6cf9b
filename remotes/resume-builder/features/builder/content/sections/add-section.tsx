import { useAnnounce } from '@shared/builder';
import {
  customCategories,
  documentWords,
  resumeLimits,
  type CustomCategory,
  type ResumeSection,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Button, Menu, PlusIcon, Portal } from '@shared/ui';
import type { ReactNode } from 'react';

interface AddSectionProps {
  readonly sections: readonly ResumeSection[];
  readonly onAdd: (section: ResumeSection) => void;
}

const standardKinds = ['summary', 'work', 'education', 'skills'] as const;
type Addable = (typeof standardKinds)[number] | CustomCategory;

const isCustom = (kind: Addable): kind is CustomCategory => customCategories.some((each) => each === kind);

function emptySection(kind: Addable, title: string): ResumeSection {
  const base = { id: crypto.randomUUID(), title, visible: true };
  if (isCustom(kind)) return { ...base, kind: 'custom', category: kind, items: [] };
  return kind === 'summary' ? { ...base, kind, text: '' } : { ...base, kind, items: [] };
}

/** Adds a section of any kind: a standard one that is missing, or another custom one. */
export function AddSection({ sections, onAdd }: AddSectionProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const announce = useAnnounce();
  if (sections.length >= resumeLimits.sections) return null;
  const titles = documentWords(language).sections;
  const missing = standardKinds.filter((kind) => !sections.some((section) => section.kind === kind));
  const add = (kind: Addable): void => {
    onAdd(emptySection(kind, titles[kind]));
    announce(t('sections.added', { name: titles[kind] }));
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="plain" size="sm" ms="6" mt="2" px="2">
          <PlusIcon size={16} aria-hidden />
          {t('sections.add')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {[...missing, ...customCategories].map((kind) => (
              <Menu.Item key={kind} value={kind} onSelect={() => add(kind)}>
                {t(`sections.kind.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
