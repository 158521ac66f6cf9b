import { CopyIcon, ExternalLinkIcon, HStack, IconAction, Input, VisuallyHidden } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSharingTexts } from './texts.ts';

interface CopyLinkProps {
  /** The absolute URL of the link. */
  readonly address: string;
  /** The label of the link. */
  readonly name: string;
  /** Whether it was just created, and therefore takes the focus. */
  readonly isNew: boolean;
}

/** A link to copy, or to open as others will see it. */
export function CopyLink({ address, name, isNew }: CopyLinkProps): ReactNode {
  const t = useSharingTexts();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);

  const copy = async (): Promise<void> => {
    // The text is always selected, so that one key copies it when the page has no access to the clipboard.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('copied'));
    } catch {
      setSaid(t('copyByKey'));
    }
  };

  return (
    <>
      <HStack gap="1">
        <Input
          ref={field}
          readOnly
          size="sm"
          value={address}
          aria-label={t('addressOf', { name })}
          onFocus={({ target }) => target.select()}
        />
        <IconAction tip={said === '' ? t('copy') : said} label={t('copyOf', { name })} onClick={() => void copy()}>
          <CopyIcon size={18} aria-hidden />
        </IconAction>
        <IconAction asChild tip={t('open')} label={t('openOf', { name })}>
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLinkIcon size={18} aria-hidden />
          </a>
        </IconAction>
      </HStack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
