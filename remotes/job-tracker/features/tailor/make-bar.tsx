import { useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { Button, Field, Flex, Input, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';

interface MakeBarProps {
  readonly label: string;
  /** What the document is called until somebody says otherwise. */
  readonly title: string;
  /** Why it cannot be made; '' where it can. */
  readonly obstacle: string;
  /** Makes it; rejects with what to tell. */
  readonly onMake: (title: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The end of a proposal: the name of the document, and making it. */
export function MakeBar({ label, title: begun, obstacle, onMake, onClose }: MakeBarProps): ReactNode {
  const { t } = useTranslation();
  const [title, setTitle] = useState(begun);
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
      // Sticks to the edge of what scrolls, beyond the padding of the dialog's body, which would show what passes below.
      position="sticky"
      bottom="-6"
      mx="-6"
      mb="-6"
      px="6"
      py="4"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="docked"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field.Root flex="1" minWidth={{ base: 'full', sm: '12rem' }}>
        <Field.Label>{t('tailor.name')}</Field.Label>
        <Input value={title} maxLength={200} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
      </Field.Root>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        {t('cancel')}
      </Button>
      <BusyButton type="submit" busy={busy}>
        {label}
      </BusyButton>
      <Text role="alert" color="fg.error" textStyle="sm" flexBasis="full" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </Flex>
  );
}
