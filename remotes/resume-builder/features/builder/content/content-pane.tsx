import {
  ContactCard,
  type Draft,
  HeaderFields,
  headerPlace,
  useBuilderTexts,
  useStable,
  VariantPicker,
  DocumentVariantProvider,
} from '@shared/builder';
import {
  languagesOfEvents,
  fallbackNotes,
  type ContactInfo,
  type ResumeDocument,
  type ResumeEvents,
  type VariantKey,
} from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Heading, Stack } from '@shared/ui';
import { memo, useCallback, useId, useMemo, useState, type Dispatch, type ReactNode } from 'react';
import { getResume } from '../api/get-resume.ts';
import type { EditAction } from '../editing/edit-action.ts';
import { EventsContext } from './events-context.ts';
import { AddSection } from './sections/add-section.tsx';
import { SectionPanel } from './sections/section-panel.tsx';
import { useSectionOrdering } from './sections/use-section-ordering.ts';

interface ContentPaneProps {
  readonly draft: Draft<ResumeDocument>;
  readonly edit: Dispatch<EditAction>;
  readonly events: ResumeEvents;
  readonly profile: ContactInfo;
}

/** All content of the résumé, in document order. */
export const ContentPane = memo(function ContentPane({ draft, edit, events, profile }: ContentPaneProps): ReactNode {
  const { t } = useTranslation();
  const shared = useBuilderTexts();
  const { contact, headline, links, sections } = draft.document;
  const ids = useId();
  const client = useApolloClient();
  const reload = useCallback(() => client.refetchQueries({ include: [getResume] }), [client]);
  const onContact = useCallback((own: ContactInfo | null) => edit({ type: 'set contact', contact: own }), [edit]);
  const onWording = useCallback((wording: VariantKey) => edit({ type: 'set wording', wording }), [edit]);
  const languages = useMemo(() => languagesOfEvents(events), [events]);
  const fallbacks = useMemo(() => fallbackNotes(events, draft.document).length, [events, draft.document]);
  const [addedId, setAddedId] = useState<string>();
  const ordering = useSectionOrdering(draft.document, edit);
  const onMove = useStable(ordering.move);
  const onKeyDown = useStable(ordering.onKeyDown);
  return (
    <DocumentVariantProvider wording={draft.document.wording}>
      <EventsContext value={events}>
        <Stack gap="8" p={{ base: '4', md: '6' }} pb="16">
          <Stack as="section" gap="4" aria-labelledby={`${ids}header`} data-section={headerPlace}>
            <Heading as="h2" id={`${ids}header`} textStyle="lg">
              {shared('header.title')}
            </Heading>
            <ContactCard contact={contact} profile={profile} onChange={onContact} reload={reload} />
            <HeaderFields headline={headline} links={links} edit={edit} />
          </Stack>
          <VariantPicker languages={languages} fallbacks={fallbacks} onChange={onWording} />
          <Stack as="section" gap="2" aria-labelledby={`${ids}sections`}>
            <Heading as="h2" id={`${ids}sections`} textStyle="lg">
              {t('content.sections')}
            </Heading>
            <Stack as="ol" listStyleType="none" gap="0" borderBottomWidth="1px">
              {sections.map((section, index) => (
                <Box as="li" key={section.id} borderTopWidth="1px" {...rowStyle(ordering.drag, index)}>
                  <SectionPanel
                    section={section}
                    index={index}
                    count={sections.length}
                    events={events}
                    startsOpen={index === 0 || section.id === addedId}
                    onMove={onMove}
                    onKeyDown={onKeyDown}
                    onGrab={ordering.drag.onPointerDown}
                    edit={edit}
                  />
                </Box>
              ))}
            </Stack>
            <AddSection
              sections={sections}
              onAdd={(section) => {
                setAddedId(section.id);
                edit({ type: 'add section', section });
              }}
            />
          </Stack>
        </Stack>
      </EventsContext>
    </DocumentVariantProvider>
  );
});
