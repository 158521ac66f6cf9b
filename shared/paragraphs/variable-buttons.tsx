import { letterVariables, type LetterVariable } from '@shared/documents';
import { Button, Flex, PlusIcon, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { useParagraphTexts } from './texts.ts';

/** A button for each variable of a letter. */
export function VariableButtons({ onInsert }: { readonly onInsert: (variable: LetterVariable) => void }): ReactNode {
  const t = useParagraphTexts();
  const label = useId();
  return (
    <Flex role="group" aria-labelledby={label} wrap="wrap" gap="2" align="center">
      <Text id={label} textStyle="sm" color="fg.muted">
        {t('insert')}
      </Text>
      {letterVariables.map((variable) => (
        <Button
          key={variable}
          size="sm"
          minHeight={{ base: '10', md: '8' }}
          variant="outline"
          aria-label={t('insertOf', { name: t(`variables.${variable}`) })}
          colorPalette="gray"
          // Keeps the focus and the caret in the text when the button is pressed by mouse or touch.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(variable)}
        >
          <PlusIcon size={14} aria-hidden />
          {t(`variables.${variable}`)}
        </Button>
      ))}
    </Flex>
  );
}
