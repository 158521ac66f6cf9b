import { resumeLimits } from '@shared/documents';
import { Button, Flex, Input } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface NameFieldProps {
  readonly name: string;
  readonly busy: boolean;
  /** Resolves to whether the name was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onEnd: () => void;
}

/** A field for the name of a version; Escape cancels. */
export function NameField({ name, busy, onSave, onEnd }: NameFieldProps): ReactNode {
  const t = useBuilderTexts();
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async (): Promise<void> => {
    const wanted = typed.trim();
    // An earlier version may lose its name, but the current state is saved as a version only under a name.
    if (wanted === name || (wanted === '' && name === '')) onEnd();
    else if (await onSave(wanted)) onEnd();
  };
  return (
    <Flex
      as="form"
      gap="2"
      mt="2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        ref={field}
        size="sm"
        aria-label={t('history.nameLabel')}
        placeholder={t('history.namePlaceholder')}
        maxLength={resumeLimits.versionName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEnd();
        }}
      />
      <Button type="submit" size="sm" flexShrink="0" loading={busy}>
        {t('history.saveName')}
      </Button>
    </Flex>
  );
}
