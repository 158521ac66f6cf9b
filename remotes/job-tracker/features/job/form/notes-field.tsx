import { jobLimits } from '@shared/documents';
import { Labelled, typeInto, useBoundField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Text, Textarea } from '@shared/ui';
import { useDeferredValue, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';
import { linkText, listText, wrapText, type TextChange } from './mark-text.ts';
import { NotesView } from '../notes-view.tsx';

type Change = (text: string, start: number, end: number) => TextChange;

const tools = {
  bold: (text, start, end) => wrapText(text, start, end, '**'),
  italic: (text, start, end) => wrapText(text, start, end, '*'),
  list: listText,
  link: linkText,
} as const satisfies Readonly<Record<string, Change>>;

const looks = {
  bold: { fontWeight: '700' },
  italic: { fontStyle: 'italic' },
  list: {},
  link: { textDecoration: 'underline' },
} as const;

const keys: Readonly<Record<string, keyof typeof tools>> = { b: 'bold', i: 'italic', k: 'link' };

/** Edits notes as text with emphasis, lists, and links, with a formatted preview below. */
export function NotesField({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  const { name, attach, text, change, leave, error } = useBoundField(control, 'notes');
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(text);

  const apply = (tool: keyof typeof tools): void => {
    const field = area.current;
    if (field === null) return;
    const { from, to, insert, selectFrom, selectTo } = tools[tool](text, field.selectionStart, field.selectionEnd);
    field.focus();
    field.setSelectionRange(from, to);
    typeInto(field, insert);
    requestAnimationFrame(() => field.setSelectionRange(selectFrom, selectTo));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (tool === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(tool);
  };
  return (
    <Labelled label={t('fields.notes')} help={t('notes.help')} optional error={error}>
      <Flex role="group" aria-label={t('notes.tools')} gap="1" wrap="wrap">
        {(Object.keys(tools) as (keyof typeof tools)[]).map((tool) => (
          <Button
            key={tool}
            size="sm"
            variant="outline"
            colorPalette="gray"
            // Keeps the selection in the text when a button is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(tool)}
            {...looks[tool]}
          >
            {t(`notes.${tool}`)}
          </Button>
        ))}
      </Flex>
      <Textarea
        ref={(element) => {
          area.current = element;
          attach(element);
        }}
        name={name}
        value={text}
        rows={6}
        fieldSizing="content"
        minH="10em"
        maxLength={jobLimits.notes}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {/[*_[\-\d]/.test(shown) && (
        <Box width="full" borderWidth="1px" borderRadius="l2" p="3" bg="bg.subtle">
          <Text textStyle="sm" color="fg.muted" mb="1">
            {t('notes.preview')}
          </Text>
          <NotesView text={shown} />
        </Box>
      )}
    </Labelled>
  );
}
