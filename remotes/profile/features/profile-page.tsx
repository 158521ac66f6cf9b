import { useTranslation } from '@shared/i18n';
import { Box, Button, ErrorNotice, Heading, ListSkeleton, PageHeader, PencilIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ContactInfoCard } from './contact-info/contact-info-card.tsx';
import { EditContactInfo } from './contact-info/edit-contact-info.tsx';
import { useContactInfo } from './contact-info/load-contact-info.ts';
import { DevicesSection } from './devices/devices-section.tsx';

/** `/app/profile`. */
export function ProfilePage(): ReactNode {
  const { t } = useTranslation();
  const state = useContactInfo();
  const [editing, setEditing] = useState(false);
  return (
    <Box maxWidth="reading">
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          state.status === 'ready' && (
            <Button onClick={() => setEditing(true)}>
              <PencilIcon aria-hidden />
              {t('contactInfo.edit')}
            </Button>
          )
        }
      />
      <Box as="section" aria-labelledby="profile-contact-info">
        <Heading as="h2" id="profile-contact-info" textStyle="xl" mb="4">
          {t('contactInfo.title')}
        </Heading>
        {state.status === 'loading' && <ListSkeleton rows={3} />}
        {state.status === 'failed' && (
          <ErrorNotice title={t('contactInfo.loadFailed')} onRetry={state.retry}>
            {t('contactInfo.loadFailedSafe')}
          </ErrorNotice>
        )}
        {state.status === 'ready' && <ContactInfoCard contactInfo={state.contactInfo} />}
      </Box>
      <DevicesSection />
      {editing && <EditContactInfo onClose={() => setEditing(false)} />}
    </Box>
  );
}
