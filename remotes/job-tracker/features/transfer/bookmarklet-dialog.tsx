import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { AppDialog, Button, Field, Input, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { newJobPath } from '../common/paths.ts';

/** The maximum number of characters of a page that are passed on, which is what one job ad may have. */
const maxText = 60_000;

/**
 * Returns the script that the bookmark runs on another site's page: it opens a new job with the page's title, link, and
 * the selected text, or without one the text of the whole page. They are after the `#` of the address, which browsers do not send to servers.
 */
const scriptFor = (address: string): string =>
  `javascript:(()=>{const t=(String(getSelection()).trim()||document.body.innerText).slice(0,${maxText});` +
  `open(${JSON.stringify(address)}+'#'+new URLSearchParams({title:document.title,link:location.href,text:t}))})()`;

/** Offers a bookmark that adds the job on the page that the person is viewing. */
export function BookmarkletDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const script = scriptFor(`${window.location.origin}${useHref(newJobPath)}`);
  const link = useRef<HTMLAnchorElement>(null);
  // React refuses `javascript:` addresses, and this one has to be in the link so that it can be dragged to the
  // bookmarks.
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
          <Field.HelperText>{t('bookmarklet.help', { brand: brand.name })}</Field.HelperText>
        </Field.Root>
      </Stack>
    </AppDialog>
  );
}
