import { composeAddress, composeName, withoutScheme, type ContactInfo } from '@shared/documents';
import { ContactInfoDialog } from '@shared/forms';
import { updateContactInfo, useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Badge, Box, Button, Flex, HStack, PencilIcon, Stack, Text } from '@shared/ui';
import { memo, useState, type Dispatch, type ReactNode } from 'react';
import { getResume } from '../api/get-resume.ts';
import type { EditAction } from '../editing/edit-action.ts';

interface ContactCardProps {
  /** The résumé's own, or null: the profile's. */
  readonly contact: ContactInfo | null;
  readonly profile: ContactInfo;
  readonly edit: Dispatch<EditAction>;
}

/**
 * Contact info of the header. *Save* keeps it in this résumé; *Save & Update Profile* puts it into the profile, which
 * the résumé then follows again.
 */
export const ContactCard = memo(function ContactCard({ contact, profile, edit }: ContactCardProps): ReactNode {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [update] = useMutation(updateContactInfo);
  const shown = contact ?? profile;
  const lines = [shown.email, shown.phone ?? '', composeAddress(shown), withoutScheme(shown.linkedin ?? '')].filter(
    (line) => line !== '',
  );
  const name = composeName(shown);
  return (
    <Box borderWidth="1px" borderRadius="l2" p="4" data-text-of="contact">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Stack gap="1" minWidth="0" overflowWrap="anywhere">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="700">{name === '' ? t('contact.noName') : name}</Text>
            {contact && <Badge colorPalette="primary">{t('contact.ownBadge')}</Badge>}
          </HStack>
          {lines.map((line) => (
            <Text key={line} textStyle="sm" color="fg.muted">
              {line}
            </Text>
          ))}
          {contact && (
            <Button
              variant="plain"
              size="sm"
              alignSelf="flex-start"
              px="0"
              onClick={() => edit({ type: 'set contact', contact: null })}
            >
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
      <ContactInfoDialog
        open={editing}
        onClose={() => setEditing(false)}
        contactInfo={shown}
        withCountry
        onUpdate={async (changed, updateProfile) => {
          if (updateProfile) {
            await update({ variables: { input: changed }, refetchQueries: [getResume], awaitRefetchQueries: true });
          }
          edit({ type: 'set contact', contact: updateProfile ? null : changed });
          setEditing(false);
        }}
      />
    </Box>
  );
});
