import { useTranslation } from '@shared/i18n';
import { FormDialog, newUuid } from '@shared/record-forms';
import { Button, Field, Flex, Input, Stack, Text, Textarea } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSending } from '../../common/use-sending.ts';
import type { OwnTemplate } from '../api/email-templates.ts';
import { emailVariables, variablesIn } from './email-variables.ts';
import type { EmailTexts } from './product-templates.ts';
import type { OwnTemplates } from './use-own-templates.ts';

interface TemplateDialogProps {
  /** The template that is changed; undefined for a new one. */
  readonly template: OwnTemplate | undefined;
  /** The texts to begin with. */
  readonly initial: EmailTexts;
  readonly save: OwnTemplates['save'];
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes an email template of one's own: its name, subject, and text, with variables to insert. */
export function TemplateDialog({ template, initial, save, onSaved, onClose }: TemplateDialogProps): ReactNode {
  const { t } = useTranslation();
  const [texts, setTexts] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const { busy, failure, refuse, send } = useSending(t('emails.saveFailed'));
  // All attempts use one id, because an attempt whose response was lost may have created the template.
  const newId = useRef(newUuid());
  const body = useRef<HTMLTextAreaElement>(null);
  const { unknown } = variablesIn(texts.subject, texts.body);
  const change = (changes: Partial<EmailTexts>): void => setTexts((now) => ({ ...now, ...changes }));
  const insert = (name: string): void => {
    const field = body.current;
    if (field === null) return;
    const [start, end] = [field.selectionStart, field.selectionEnd];
    const inserted = `{{${name}}}`;
    change({ body: texts.body.slice(0, start) + inserted + texts.body.slice(end) });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + inserted.length, start + inserted.length);
    });
  };
  const isMissing = (text: string): boolean => isTried && text.trim() === '';
  const onSend = async (): Promise<void> => {
    setIsTried(true);
    if (texts.name.trim() === '' || texts.body.trim() === '') return;
    await send(async () => {
      const id = await save(template, newId.current, texts);
      if (id === undefined) refuse(t('emails.changedElsewhere'));
      else onSaved(id);
    });
  };
  return (
    <FormDialog
      title={t(template === undefined ? 'emails.newTemplate' : 'emails.editTemplate')}
      size="lg"
      leave={t('cancel')}
      send={t('emails.save')}
      busy={busy}
      onSend={onSend}
      onClose={onClose}
    >
      <Stack gap="4">
        <Field.Root invalid={isMissing(texts.name)}>
          <Field.Label>{t('emails.name')}</Field.Label>
          <Input
            value={texts.name}
            autoComplete="off"
            maxLength={300}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Field.ErrorText>{t('emails.nameMissing')}</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('emails.subject')}</Field.Label>
          <Input
            value={texts.subject}
            autoComplete="off"
            maxLength={300}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field.Root>
        <Field.Root invalid={isMissing(texts.body)}>
          <Field.Label>{t('emails.message')}</Field.Label>
          <Textarea
            ref={body}
            rows={9}
            value={texts.body}
            maxLength={10_000}
            onChange={({ target }) => change({ body: target.value })}
          />
          <Field.ErrorText>{t('emails.messageMissing')}</Field.ErrorText>
        </Field.Root>
        <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={t('emails.insert')}>
          <Text as="span" textStyle="sm" color="fg.muted">
            {t('emails.insert')}
          </Text>
          {emailVariables.map((name) => (
            <Button key={name} size="xs" variant="outline" colorPalette="gray" onClick={() => insert(name)}>
              {t(`emails.variables.${name}`)}
            </Button>
          ))}
        </Flex>
        <Text role="status" textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
          {unknown.length > 0 && t('emails.unknown', { names: unknown.map((name) => `{{${name}}}`).join(', ') })}
        </Text>
        <Text role="alert" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
          {failure}
        </Text>
      </Stack>
    </FormDialog>
  );
}
