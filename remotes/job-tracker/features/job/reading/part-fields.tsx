import { useTranslation } from '@shared/i18n';
import { SaveButton } from '@shared/record-forms';
import { Box, Button, Flex, Stack, Trash2Icon } from '@shared/ui';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useParts } from './parts.ts';

/** Focuses the first field that appears in an element. */
function useFirstField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input, select, textarea');
    field?.focus();
    if (field?.tagName === 'INPUT' && field.type === 'text') field.select();
  }, []);
  return box;
}

/** One field in the place of its value. Enter and leaving it save, and Escape restores the value. */
export function FieldInPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const { save, restore } = useParts();
  const box = useFirstField();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else restore();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Another window or a calendar of the browser has the focus, which then comes back.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (!currentTarget.contains(relatedTarget)) save(true);
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur} css={{ '& label': { srOnly: true } }} flex="1" minWidth="0">
      {children}
    </Box>
  );
}

interface SmallFormProps {
  /** The form's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Removes the entry that the form edits. */
  readonly onRemove?: () => void;
}

/** Fields that belong together, in the place of what they change. Escape restores the values. */
export function SmallForm({ label, children, onRemove }: SmallFormProps): ReactNode {
  const { t } = useTranslation();
  const { save, restore, isSaving } = useParts();
  const box = useFirstField();
  return (
    <Box
      asChild
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      bg="bg.panel"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        restore();
      }}
    >
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack ref={box} gap="4">
          {children}
          <Flex gap="2" wrap="wrap">
            <SaveButton size="sm" busy={isSaving}>
              {t('form.save')}
            </SaveButton>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={restore}>
              {t('cancel')}
            </Button>
            {onRemove !== undefined && (
              <Button size="sm" variant="ghost" colorPalette="gray" ms="auto" onClick={onRemove}>
                <Trash2Icon size={16} aria-hidden />
                {t('remove')}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}
