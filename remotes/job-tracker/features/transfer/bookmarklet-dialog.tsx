import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { AppDialog, Button, Field, Input, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { newJobPath } from '../common/paths.ts';

/** Characters of a page's selected text that go along. */
const maxText = 20_000;

/**
 * What the bookmark runs on another site's page: it opens a new job with the page's title, link and selected text. They
 * stand behind the `#` of the address, which no server is told.
 */
const scriptFor = (address: string): string =>
  `javascript:(()=>{const t=String(getSelection()).slice(0,${maxText});` +
  `open(${JSON.stringify(address)}+'#'+new URLSearchParams({title:document.title,link:location.href,text:t}))})()`;

/** A bookmark that adds the job of the page one is looking at. */
export function BookmarkletDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const script = scriptFor(`${window.location.origin}${useHref(newJobPath)}`);
  const link = useRef<HTMLAnchorElement>(null);
  // React does not write addresses that run something, and this one is there to be dragged away.
  useEffect(() => {
    link.current?.setAttribute('href', script);
  });
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('bookmarklet.title')}
      actions={<Button onClick={onClose}>{t('transfer.close')}</Button>}
    >
      <Stack gap="4" align="flex-start">
        <Text>{t('bookmarklet.explanation')}</Text>
        <Button asChild variant="outline">
          <a ref={link} onClick={(event) => event.preventDefault()}>
            {t('bookmarklet.name', { brand: brand.name })}
          </a>
        </Button>
        <Field.Root>
          <Field.Label>{t('bookmarklet.address')}</Field.Label>
          <Input readOnly value={script} onFocus={({ target }) => target.select()} />
          <Field.HelperText>{t('bookmarklet.help')}</Field.HelperText>
        </Field.Root>
      </Stack>
    </AppDialog>
  );
}
