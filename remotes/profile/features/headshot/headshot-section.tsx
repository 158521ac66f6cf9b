import { resolveAtGateway } from '@shared/contracts';
import { composeName, type ContactInfo } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent, useEnvironment } from '@shared/remote-kit';
import { Avatar, Button, FileDrop, FileUpIcon, Flex, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import type { Me } from '../load-profile.ts';
import { RemoveButton } from './remove-button.tsx';
import { useShowHeadshot } from './use-show-headshot.ts';

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** Milliseconds after which a closing dialog has tried to restore the focus. */
const settled = 150;

/** Focuses an element once the previously focused one, or the one to which a dialog would return the focus, is gone. */
function focusWhenFree(find: () => HTMLElement | null): void {
  setTimeout(() => {
    const element = find();
    const root = element?.getRootNode();
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (active === null || active === document.body) element?.focus();
  }, settled);
}

const CropDialog = lazyComponent(async () => (await import('./crop/crop-dialog.tsx')).CropDialog);

/** The types that a browser may be able to show; the server decides which it accepts. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif';

export interface HeadshotSectionProps {
  readonly me: Me;
  readonly contactInfo: ContactInfo;
}

/** Shows the headshot, which can be chosen, dropped, or removed. */
export function HeadshotSection({ me, contactInfo }: HeadshotSectionProps): ReactNode {
  const { t } = useTranslation();
  const { endpoints } = useEnvironment();
  const show = useShowHeadshot(me.id);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const choose = (): void => input.current?.click();
  const shown = (headshotURL: string | null): void => {
    show(headshotURL);
    setFile(undefined);
    // The remove button disappears together with the picture.
    focusWhenFree(() => button.current);
  };
  const { headshotURL } = me;
  return (
    <Section id="profile-headshot" title={t('headshot.title')} purpose={t('headshot.purpose')}>
      <FileDrop
        accept={accepted}
        label={t('headshot.choose')}
        input={input}
        wrap="wrap"
        gap="4"
        p="4"
        onChoose={setFile}
      >
        <Avatar
          boxSize="24"
          textStyle="3xl"
          initials={initialsOf(composeName(contactInfo))}
          picture={headshotURL === null ? undefined : resolveAtGateway(endpoints.graphql, headshotURL)}
          alt={t('headshot.alt')}
        />
        <Stack gap="2" flex="1 1 16rem" minWidth="0">
          <Flex wrap="wrap" gap="2">
            <Button ref={button} variant="outline" onClick={choose}>
              <FileUpIcon size={18} aria-hidden />
              {t(headshotURL === null ? 'headshot.choose' : 'headshot.another')}
            </Button>
            {headshotURL !== null && <RemoveButton onRemoved={() => shown(null)} />}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {t('headshot.rules')}
          </Text>
        </Stack>
      </FileDrop>
      {file && <CropDialog file={file} onChooseAnother={choose} onClose={() => setFile(undefined)} onSaved={shown} />}
    </Section>
  );
}
