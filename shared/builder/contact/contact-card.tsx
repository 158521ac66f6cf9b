import { composeAddress, composeName, withoutScheme, type ContactInfo } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { AppDialog, Badge, Box, Button, Flex, HStack, PencilIcon, Stack, Text } from '@shared/ui';
import { memo, useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';
import type { EditContactProps } from './edit-contact.tsx';

/** Shown until the form's code is loaded. */
function ComingDialog({ onClose, children }: EditContactProps & { readonly children: ReactNode }): ReactNode {
  const t = useBuilderTexts();
  return (
    <AppDialog open onClose={onClose} title={t('contact.edit')}>
      {children}
    </AppDialog>
  );
}

const EditContact = lazyComponent(async () => (await import('./edit-contact.tsx')).EditContact, ComingDialog);

interface ContactCardProps {
  /** The document's own contact info, or null while it follows the profile's. */
  readonly contact: ContactInfo | null;
  readonly profile: ContactInfo;
  readonly onChange: (contact: ContactInfo | null) => void;
}

/**
 * The contact info of the header. *Save* keeps it in this document; *Save & Update Profile* writes it to the profile,
 * which the document then follows again.
 */
export const ContactCard = memo(function ContactCard({ contact, profile, onChange }: ContactCardProps): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const [editing, setEditing] = useState(false);
  const shown = contact ?? profile;
  const lines = [shown.email, shown.phone ?? '', composeAddress(shown), withoutScheme(shown.linkedin ?? '')].filter(
    (line) => line !== '',
  );
  const name = composeName(shown);
  return (
    <Box data-text-of="contact">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Stack gap="1" minWidth="0" overflowWrap="anywhere">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="700">{name === '' ? t('contact.noName') : name}</Text>
            {contact && <Badge colorPalette="primary">{own('contact.ownBadge')}</Badge>}
          </HStack>
          {lines.map((line) => (
            <Text key={line} textStyle="sm" color="fg.muted">
              {line}
            </Text>
          ))}
          {contact && (
            <Button variant="plain" size="sm" alignSelf="flex-start" px="0" onClick={() => onChange(null)}>
              {t('contact.followProfile')}
            </Button>
          )}
        </Stack>
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          aria-label={t('contact.edit')}
          onClick={() => setEditing(true)}
        >
          <PencilIcon size={16} aria-hidden />
          {t('edit')}
        </Button>
      </Flex>
      {editing && <EditContact shown={shown} profile={profile} onChange={onChange} onClose={() => setEditing(false)} />}
    </Box>
  );
});
