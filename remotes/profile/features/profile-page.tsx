import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { Box, Button, ErrorNotice, Heading, ListSkeleton, MainLabel, Page, PencilIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ContactInfoCard } from './contact-info/contact-info-card.tsx';
import { EditContactInfo } from './contact-info/edit-contact-info.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { HeadshotSection } from './headshot/headshot-section.tsx';
import { useProfile } from './load-profile.ts';
import { PlanSection } from './plan/plan-section.tsx';
import { LanguageSection } from './preferences/language-section.tsx';
import { ObservationSection } from './preferences/observation-section.tsx';
import { Section } from './common/section.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { UsageSection } from './usage/usage-section.tsx';
import { ExportAction } from './export/export-action.tsx';

/** The section that exports all of the person's data as one file. */
function ExportSection(): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id="profile-export" title={t('export.title')} purpose={t('export.purpose')}>
      <ExportAction variant="outline" />
    </Section>
  );
}

/** `/app/profile`: the profile of the signed-in person. */
export function ProfilePage(): ReactNode {
  const { t } = useTranslation();
  const { languages, observation } = useEnvironment();
  const state = useProfile();
  const [editing, setEditing] = useState(false);
  return (
    <Page
      title={t('title')}
      width="reading"
      main={
        state.status === 'ready' && (
          <Button onClick={() => setEditing(true)}>
            <PencilIcon size={18} aria-hidden />
            <MainLabel>{t('contactInfo.edit')}</MainLabel>
          </Button>
        )
      }
    >
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
      {state.status === 'ready' && <HeadshotSection me={state.me} contactInfo={state.contactInfo} />}
      <SignInSection />
      <DevicesSection />
      {state.status === 'ready' && <PlanSection plan={state.me.tesseraProduct} />}
      <UsageSection />
      {languages && <LanguageSection languages={languages} />}
      {observation && <ObservationSection observation={observation} />}
      <ExportSection />
      {state.status === 'ready' && <DeletionSection me={state.me} />}
      {editing && <EditContactInfo onClose={() => setEditing(false)} />}
    </Page>
  );
}
