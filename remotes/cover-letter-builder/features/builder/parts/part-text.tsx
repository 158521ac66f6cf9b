import type { ContentPlace } from '@shared/builder';
import { letterLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { VariableButtons } from '@shared/paragraphs';
import { Button, HStack, PlusIcon, Stack, Textarea } from '@shared/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { VariableChips } from '../variables/variable-chips.tsx';
import { useInsertion } from './use-insertion.ts';

interface PartTextProps {
  /** The title under which the person knows the part. */
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly goTo: (place: ContentPlace) => void;
  readonly autoFocus?: boolean;
  /** Actions on the paragraph, in a row with the one that adds a variable. */
  readonly actions?: ReactNode;
}

/** The text of a paragraph, with the values of its variables below it and buttons that insert others. */
export function PartText(props: PartTextProps): ReactNode {
  const { name, text, onChange, onKeyDown, goTo, autoFocus = false, actions } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const { insert, onFocus } = useInsertion(field, onChange);
  const [isInserting, setInserting] = useState(false);
  return (
    <Stack gap="2">
      <Textarea
        ref={field}
        data-text-of="text"
        aria-label={t('parts.textOf', { name })}
        value={text}
        rows={3}
        fieldSizing="content"
        minH="5.5em"
        maxLength={letterLimits.text}
        placeholder={t('parts.placeholder')}
        autoFocus={autoFocus}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      <VariableChips text={text} goTo={goTo} />
      <HStack columnGap="4" rowGap="0" wrap="wrap">
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-expanded={isInserting}
          aria-label={t('parts.insertOf', { name })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setInserting(!isInserting)}
        >
          <PlusIcon size={16} aria-hidden />
          {t('parts.insert')}
        </Button>
        {actions}
      </HStack>
      {isInserting && <VariableButtons onInsert={(variable) => insert(`{{${variable}}}`)} />}
    </Stack>
  );
}
