import { entryFields, headlineKey, linksKey, summaryKey } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Button, Stack } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { EntryEditor } from './entry-editor.tsx';
import type { ImportedPart } from './imported-groups.ts';
import { LinksEditor } from './links-editor.tsx';
import { TextEditor } from './text-editor.tsx';
import type { Review } from './use-review.ts';

interface PartCorrectionProps {
  readonly part: ImportedPart;
  readonly review: Review;
  readonly onClose: () => void;
}

/** Corrects a block, or the entries of a section one by one. */
export function PartCorrection({ part, review, onClose }: PartCorrectionProps): ReactNode {
  const { t } = useTranslation();
  const { content, sources } = review.file;
  const [chosen, setChosen] = useState<string>();
  const editor = (key: string, onDone: () => void): ReactNode => {
    const fields = entryFields(content, key);
    return (
      fields && (
        <EntryEditor
          key={key}
          entry={key}
          fields={fields}
          source={sources?.get(key)}
          onCorrect={review.correct}
          onClose={onDone}
        />
      )
    );
  };
  const { correct } = review;
  if (part.key === linksKey) return <LinksEditor links={content.links} onCorrect={correct} onClose={onClose} />;
  if (part.key === headlineKey || part.key === summaryKey)
    return (
      <TextEditor part={part.key} text={content[part.key]} label={part.label} onCorrect={correct} onClose={onClose} />
    );
  if (part.entries === undefined) return editor(part.key, onClose);
  return (
    <Stack gap="2" ps="8" mt="2" align="flex-start">
      {part.entries.map(({ key, label }) =>
        chosen === key ? (
          editor(key, () => setChosen(undefined))
        ) : (
          <Button key={key} size="sm" variant="outline" colorPalette="gray" onClick={() => setChosen(key)}>
            {t('import.correct.edit', { title: label === '' ? t('import.unnamed') : label })}
          </Button>
        ),
      )}
    </Stack>
  );
}
