import { useTranslation } from '@shared/i18n';
import { Box, Input } from '@shared/ui';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { suggestedTags, withTag } from './suggested-tags.ts';

interface TagsInputProps {
  /** Comma-separated tags. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The tags to suggest. */
  readonly known: readonly string[];
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Edits tags as text and suggests known tags while one is typed (the ARIA combobox pattern): arrow keys choose, Enter
 * accepts, and Escape closes the list. Other tags can be typed freely.
 */
export function TagsInput({ value, onChange, known, onBlur, ref }: TagsInputProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const suggestions = isOpen ? suggestedTags(value, known) : [];
  const active = chosen < suggestions.length ? chosen : -1;
  const idOf = (index: number): string => `${id}tag${index}`;
  const close = (): void => {
    setIsOpen(false);
    setChosen(-1);
  };
  const take = (tag: string): void => {
    onChange(withTag(value, tag));
    setChosen(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const tag = suggestions[active];
    if (step !== 0) {
      event.preventDefault();
      setIsOpen(true);
      const count = suggestedTags(value, known).length;
      if (count > 0) setChosen(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (key === 'Enter' && tag !== undefined) {
      event.preventDefault();
      take(tag);
    } else if (key === 'Escape' && suggestions.length > 0) {
      // Escape must not also close a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Box position="relative" width="full">
      <Input
        ref={ref ?? null}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={active < 0 ? undefined : idOf(active)}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setIsOpen(true);
          setChosen(-1);
        }}
        onKeyDown={onKeyDown}
        onClick={() => setIsOpen(true)}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <Box
        id={`${id}list`}
        role="listbox"
        aria-label={t('tags.suggestions')}
        hidden={suggestions.length === 0}
        position="absolute"
        insetInline="0"
        top="calc(100% + 4px)"
        zIndex="dropdown"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        boxShadow="floating"
        py="1"
      >
        {suggestions.map((tag, index) => (
          <Box
            key={tag}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            px="3"
            py="1.5"
            cursor="pointer"
            overflowWrap="anywhere"
            bg={index === active ? 'primary.subtle' : undefined}
            _hover={{ bg: 'primary.subtle' }}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(tag)}
          >
            {tag}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
