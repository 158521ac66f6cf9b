import { jobLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Field, Flex, Input } from '@shared/ui';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useDayQuestion } from '../form/day-field.tsx';
import { newTask } from '../task-values.ts';
import { useParts } from './parts.ts';

/** One line that adds tasks: Enter adds what was typed and is ready for the next one. Leaving it adds it as well. */
export function TaskEntry(): ReactNode {
  const { t } = useTranslation();
  const { values, apply } = useParts();
  const line = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const question = useDayQuestion(undefined, day);
  const clear = (): void => {
    setText('');
    setDay('');
    setError(undefined);
  };
  const add = (): void => {
    if (values.tasks.length >= jobLimits.tasks) setError(t('errors.tooMany', { max: jobLimits.tasks }));
    else if (text.trim() === '') setError(t('errors.task'));
    else {
      apply((now) => ({ tasks: [...now.tasks, newTask(text.trim(), day)] }));
      clear();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (text === '' && day === '' && error === undefined)) return;
    event.preventDefault();
    clear();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Another window or a calendar of the browser has the focus, which then comes back.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (currentTarget.contains(relatedTarget)) return;
    if (text.trim() !== '') add();
    else setError(undefined);
  };
  return (
    // In line with the tasks above, or with the text of the page.
    <Box
      asChild
      px={values.tasks.some(({ doneOn }) => doneOn === '') ? '4' : '0'}
      py="1"
      css={{ '& label': { srOnly: true } }}
    >
      <form
        noValidate
        aria-label={t('tasks.add')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          add();
          line.current?.focus();
        }}
      >
        <Field.Root invalid={error !== undefined} gap="1">
          <Flex gap="2" wrap="wrap" width="full">
            <Box flex="1 1 12rem">
              <Field.Label>{t('tasks.add')}</Field.Label>
              <Input
                ref={line}
                size="sm"
                value={text}
                maxLength={jobLimits.line}
                placeholder={t('tasks.add')}
                autoComplete="off"
                enterKeyHint="done"
                onChange={({ target }) => {
                  setText(target.value);
                  setError(undefined);
                }}
              />
            </Box>
            <DayInput value={day} onChange={setDay} />
            <Button type="submit" size="sm" variant="outline" colorPalette="gray">
              {t('tasks.addShort')}
            </Button>
          </Flex>
          <Field.ErrorText>{error}</Field.ErrorText>
          {question !== undefined && <Field.HelperText>{question}</Field.HelperText>}
        </Field.Root>
      </form>
    </Box>
  );
}

interface DayInputProps {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayInput({ value, onChange }: DayInputProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Field.Root width="9.5rem">
      <Field.Label>{t('tasks.on')}</Field.Label>
      <Input size="sm" type="date" autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field.Root>
  );
}
