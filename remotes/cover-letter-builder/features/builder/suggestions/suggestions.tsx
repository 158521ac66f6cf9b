import { lazyComponent } from '@shared/remote-kit';
import { useTranslation } from '@shared/i18n';
import { Button, HStack } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';

const SuggestionsPanel = lazyComponent<SuggestionsPanelProps>(
  async () => (await import('./suggestions-panel.tsx')).SuggestionsPanel,
);

/** A disclosure that shows which of the person's texts answer the linked job's ad. */
export function Suggestions(props: Omit<SuggestionsPanelProps, 'ignored' | 'onIgnore'>): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** Ignored requirements, identified by their texts. */
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <HStack>
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'suggestions.close' : 'suggestions.open')}
        </Button>
      </HStack>
      {isOpen && <SuggestionsPanel {...props} ignored={ignored} onIgnore={setIgnored} />}
    </>
  );
}
