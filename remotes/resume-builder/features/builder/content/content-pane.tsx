import type { ContactInfo, ResumeEvents } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Heading, Stack } from '@shared/ui';
import { memo, useId, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/edit-action.ts';
import { useStable } from '../editing/use-stable.ts';
import type { Draft } from '../editing/draft.ts';
import { ContactCard } from './contact-card.tsx';
import { HeaderFields } from './header-fields.tsx';
import { OwnEventsContext } from './own-events.ts';
import { headerPlace } from './reveal.ts';
import { AddSection } from './sections/add-section.tsx';
import { SectionPanel } from './sections/section-panel.tsx';
import { useSectionOrdering } from './sections/use-section-ordering.ts';
import { WordingChoice } from './wording/wording-choice.tsx';
import { WordingProvider } from './wording/wording-context.tsx';

interface ContentPaneProps {
  readonly draft: Draft;
  readonly edit: Dispatch<EditAction>;
  readonly events: ResumeEvents;
  readonly profile: ContactInfo;
}

/** Everything that the résumé says, in its order. */
export const ContentPane = memo(function ContentPane({ draft, edit, events, profile }: ContentPaneProps): ReactNode {
  const { t } = useTranslation();
  const { contact, headline, links, sections } = draft.document;
  const ids = useId();
  const [addedId, setAddedId] = useState<string>();
  const ordering = useSectionOrdering(draft.document, edit);
  const onMove = useStable(ordering.move);
  const onKeyDown = useStable(ordering.onKeyDown);
  return (
    <WordingProvider document={draft.document}>
      <OwnEventsContext value={events}>
        <Stack gap="8" p={{ base: '4', md: '6' }} pb="16">
          <Stack as="section" gap="4" aria-labelledby={`${ids}header`} data-section={headerPlace}>
            <Heading as="h2" id={`${ids}header`} textStyle="lg">
              {t('content.header')}
            </Heading>
            <ContactCard contact={contact} profile={profile} edit={edit} />
            <HeaderFields headline={headline} links={links} edit={edit} />
          </Stack>
          <WordingChoice document={draft.document} events={events} edit={edit} />
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
      </OwnEventsContext>
    </WordingProvider>
  );
});
