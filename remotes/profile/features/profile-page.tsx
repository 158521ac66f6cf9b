import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import {
  Box,
  Button,
  ErrorNotice,
  ListSkeleton,
  MainLabel,
  Page,
  PencilIcon,
  Stack,
  wide,
  type BoxProps,
} from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { AccountImportAction } from './account-import/account-import-action.tsx';
import { Section } from './common/section.tsx';
import { SectionList } from './common/section-list.tsx';
import { useSections } from './common/use-sections.ts';
import { ContactInfoCard } from './contact-info/contact-info-card.tsx';
import { EditContactInfo } from './contact-info/edit-contact-info.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { HeadshotSection } from './headshot/headshot-section.tsx';
import { useProfile } from './load-profile.ts';
import { PlanSection } from './plan/plan-section.tsx';
import { LanguageSection } from './preferences/language-section.tsx';
import { ObservationSection } from './preferences/observation-section.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { UsageSection } from './usage/usage-section.tsx';
import { ExportAction } from './export/export-action.tsx';

/** The section that exports all of the person's data as one file. */
function ExportSection(): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id="profile-export" title={t('export.title')} purpose={t('export.purpose')}>
      <Stack gap="3">
        <ExportAction variant="outline" />
        <AccountImportAction />
      </Stack>
    </Section>
  );
}

/** The sections' names beside them, where there is room. */
const columns: BoxProps['css'] = {
  pt: '2',
  [wide]: { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: '8' },
};
const listPlace: BoxProps['css'] = { display: 'none', [wide]: { display: 'block' } };

/** `/app/profile`: the profile of the signed-in person. */
export function ProfilePage(): ReactNode {
  const { t } = useTranslation();
  const { languages, observation } = useEnvironment();
  const state = useProfile();
  const [editing, setEditing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const listed = useSections(content);
  return (
    <Page
      title={t('title')}
      main={
        state.status === 'ready' && (
          <Button onClick={() => setEditing(true)}>
            <PencilIcon size={18} aria-hidden />
            <MainLabel>{t('contactInfo.edit')}</MainLabel>
          </Button>
        )
      }
    >
      <Box css={columns}>
        <Box css={listPlace}>
          <SectionList label={t('sections')} path="/profile" {...listed} />
        </Box>
        <Box ref={content} minWidth="0" maxWidth="reading">
          <Section id="profile-contact-info" title={t('contactInfo.title')}>
            {state.status === 'loading' && <ListSkeleton rows={3} />}
            {state.status === 'failed' && (
              <ErrorNotice title={t('contactInfo.loadFailed')} onRetry={state.retry}>
                {t('contactInfo.loadFailedSafe')}
              </ErrorNotice>
            )}
            {state.status === 'ready' && <ContactInfoCard contactInfo={state.contactInfo} />}
          </Section>
          {/* What follows waits for the profile, so that nothing moves. */}
          {state.status !== 'loading' && (
            <>
              {state.status === 'ready' && <HeadshotSection me={state.me} contactInfo={state.contactInfo} />}
              {(state.status === 'failed' || !state.me.isAnonymous) && <SignInSection />}
              <DevicesSection />
              {state.status === 'ready' && <PlanSection plan={state.me.tesseraProduct} />}
              <UsageSection />
              {languages && <LanguageSection languages={languages} />}
              {observation && <ObservationSection observation={observation} />}
              <ExportSection />
              {state.status === 'ready' && <DeletionSection me={state.me} />}
            </>
          )}
        </Box>
      </Box>
      {editing && <EditContactInfo hasProfileLink={false} onClose={() => setEditing(false)} />}
    </Page>
  );
}
