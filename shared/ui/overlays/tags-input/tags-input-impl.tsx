import { createTexts } from '@shared/i18n';
import {
  Combobox,
  TagsInput,
  VisuallyHidden,
  createListCollection,
  useCombobox,
  useFieldContext,
  useTagsInput,
} from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useDescription } from '../../primitives/field-controls.tsx';
import en from '../../locales/en/tags-input.json';
import type { TagsInputProps } from '../../overlay-types.ts';
import { tagsRecipes } from './recipes.ts';
import { hasSeparator } from './tags-in.ts';
import { useTagText } from './use-tag-text.ts';

const useTagsTexts = createTexts('tags-input', { en });

/** The implementation of `TagsInput`: Chakra's tags input and its combobox share one input and its keys. */
export function TagsInputImpl(props: TagsInputProps): ReactNode {
  const { value, onChange, suggest, suggestionsLabel, onBlur, ref } = props;
  const t = useTagsTexts();
  const id = useId();
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  const ids = { input: field?.ids.control ?? `${id}input`, control: `${id}control` };
  const { tags, typed, added, change, finish } = useTagText(value, onChange);
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const suggested = suggest(typed, tags);

  const tagsInput = useTagsInput({
    ids,
    value: [...tags],
    inputValue: typed,
    // The library empties the input a frame after a comma, and loses what is typed before that.
    delimiter: '',
    editable: false,
    onValueChange: ({ value: next }) => change({ tags: next }),
    onHighlightChange: ({ highlightedValue }) => setHighlighted(highlightedValue),
    onInputValueChange: ({ inputValue }) => {
      change({ typed: inputValue });
      if (hasSeparator(inputValue)) queueMicrotask(() => flushSync(finishTag));
    },
    translations: {
      deleteTagTriggerLabel: (tag) => t('remove', { tag }),
      tagDeleted: (tag) => t('removed', { tag }),
      // These are announced below: the library announces a selected tag only after another change, and does not know
      // of the tags that a comma ends.
      tagAdded: () => '',
      tagSelected: () => '',
    },
  });
  const combobox = useCombobox({
    ids: { ...ids, label: `${id}suggestions` },
    collection: createListCollection({ items: suggested }),
    value: [],
    inputValue: typed,
    // A list without suggestions must neither be announced nor take the Escape that closes a dialog.
    open: isOpen && suggested.length > 0,
    onOpenChange: ({ open }) => setOpen(open),
    onValueChange: ({ value: [chosen] }) => {
      change({ typed: '' });
      if (chosen !== undefined) tagsInput.addValue(chosen);
    },
    allowCustomValue: true,
    closeOnSelect: false,
    openOnClick: true,
    selectionBehavior: 'clear',
    positioning: { placement: 'bottom-start', sameWidth: true, strategy: 'fixed' },
  });
  // The suggestions would cover the field below, which is next for a person who has typed all tags.
  function finishTag(): void {
    setOpen(false);
    finish();
  }
  const selected = tags.find((tag, index) => tagsInput.getItemState({ index, value: tag }).id === highlighted);
  const description = useDescription(tags.length > 0 ? `${id}chosen` : undefined);

  return (
    <Combobox.RootProvider value={combobox} recipe={tagsRecipes.combobox} lazyMount unmountOnExit>
      <TagsInput.RootProvider value={tagsInput} recipe={tagsRecipes.tagsInput}>
        <TagsInput.Control>
          {tags.map((tag, index) => (
            <TagsInput.Item key={tag} index={index} value={tag}>
              <TagsInput.ItemPreview>
                <TagsInput.ItemText>{tag}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger />
              </TagsInput.ItemPreview>
            </TagsInput.Item>
          ))}
          <Combobox.Input asChild unstyled>
            <TagsInput.Input
              ref={ref}
              {...description}
              onBlur={() => {
                finishTag();
                onBlur?.();
              }}
            />
          </Combobox.Input>
        </TagsInput.Control>
        {/* The tags themselves are outside the tab order, so that the input must name them. */}
        <VisuallyHidden role="status">{added.length > 0 && t('added', { tag: added.join(', ') })}</VisuallyHidden>
        <VisuallyHidden role="status">{selected !== undefined && t('selected', { tag: selected })}</VisuallyHidden>
        <VisuallyHidden id={`${id}chosen`}>{t('chosen', { tags: tags.join(', ') })}</VisuallyHidden>
      </TagsInput.RootProvider>
      <Combobox.Positioner>
        <span id={`${id}suggestions`} hidden>
          {suggestionsLabel}
        </span>
        <Combobox.Content>
          {suggested.map((tag) => (
            <Combobox.Item key={tag} item={tag}>
              <Combobox.ItemText>{tag}</Combobox.ItemText>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  );
}
