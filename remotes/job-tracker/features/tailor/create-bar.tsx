import { useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { Field, Flex, Input, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { DocumentKindName } from './tailoring-draft.ts';
import { defaultTitle, type TailorTarget } from './target.ts';
import type { Tailoring } from './use-tailoring.ts';

interface CreateBarProps {
  readonly label: string;
  readonly kind: DocumentKindName;
  readonly target: TailorTarget;
  readonly tailoring: Tailoring;
  /** Why the document cannot be created; '' if it can. */
  readonly obstacle: string;
  /** Creates the document; rejects with an error whose message is shown. */
  readonly onMake: (title: string) => Promise<void>;
}

/** The end of a proposal: the document's title and the button that creates it. */
export function CreateBar({ label, kind, target, tailoring, obstacle, onMake }: CreateBarProps): ReactNode {
  const { t } = useTranslation();
  const title = tailoring.titles[kind] ?? defaultTitle(target);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make = async (): Promise<void> => {
    if (title.trim() === '' || obstacle !== '') {
      setFailure(obstacle === '' ? t('tailor.nameMissing') : obstacle);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onMake(title.trim());
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : t('tailor.failed'));
      setBusy(false);
    }
  };
  return (
    <Flex
      as="form"
      gap="3"
      wrap="wrap"
      align="flex-end"
      justify="flex-end"
      position="sticky"
      bottom="0"
      py="4"
      bg="bg"
      borderTopWidth="1px"
      zIndex="docked"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field.Root flex="1" minWidth="9rem">
        <Field.Label>{t('tailor.name')}</Field.Label>
        <Input
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target: field }) => tailoring.call(kind, field.value)}
        />
      </Field.Root>
      <BusyButton type="submit" busy={busy}>
        {label}
      </BusyButton>
      <Text role="alert" color="fg.error" textStyle="sm" flexBasis="full" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </Flex>
  );
}
