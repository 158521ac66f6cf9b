import { ContactRow, type Draft, headerPlace, MoreMenu, useStable, DocumentVariantProvider } from '@shared/builder';
import type { ContactInfo, ResumeDocument, ResumeEvents } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Heading, Stack, VisuallyHidden } from '@shared/ui';
import { memo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/edit-action.ts';
import { EventsContext } from './events-context.ts';
import { AddSection } from './sections/add-section.tsx';
import { SectionPanel } from './sections/section-panel.tsx';
import type { OpenSections } from './sections/use-open-sections.ts';
import { useSectionOrdering } from './sections/use-section-ordering.ts';

interface ContentPaneProps {
  readonly draft: Draft<ResumeDocument>;
  readonly edit: Dispatch<EditAction>;
  readonly events: ResumeEvents;
  readonly profile: ContactInfo;
  readonly opening: OpenSections;
}

/** The outline of the résumé, in document order: rows that open what they hold. */
export const ContentPane = memo(function ContentPane(props: ContentPaneProps): ReactNode {
  const { draft, edit, events, profile, opening } = props;
  const { t } = useTranslation();
  const { contact, headline, links, sections } = draft.document;
  const ordering = useSectionOrdering(draft.document, edit);
  const onMove = useStable(ordering.move);
  const onKeyDown = useStable(ordering.onKeyDown);
  const expandAll = (): void => opening.expandAll([headerPlace, ...sections.map(({ id }) => id)]);
  return (
    <DocumentVariantProvider wording={draft.document.wording}>
      <EventsContext value={events}>
        <Box p="2" pb="12">
          <ContactRow
            contact={contact}
            profile={profile}
            headline={headline}
            links={links}
            edit={edit}
            isOpen={opening.isOpen(headerPlace)}
            onToggle={opening.toggle}
            onOpen={opening.open}
            menu={
              <MoreMenu
                label={t('content.menu')}
                actions={[
                  { key: 'expand', label: t('content.expandAll'), onSelect: expandAll },
                  { key: 'collapse', label: t('content.collapseAll'), onSelect: opening.collapseAll },
                ]}
              />
            }
          />
          <VisuallyHidden>
            <Heading as="h2">{t('content.sections')}</Heading>
          </VisuallyHidden>
          <Stack as="ol" listStyleType="none" gap="0" aria-label={t('content.sections')}>
            {sections.map((section, index) => (
              <Box as="li" key={section.id} borderRadius="l2" {...rowStyle(ordering.drag, index)}>
                <SectionPanel
                  section={section}
                  index={index}
                  count={sections.length}
                  events={events}
                  isOpen={opening.isOpen(section.id)}
                  isNaming={opening.isNaming(section.id)}
                  onToggle={opening.toggle}
                  onOpen={opening.open}
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
              opening.open(section.id);
              edit({ type: 'add section', section });
            }}
          />
        </Box>
      </EventsContext>
    </DocumentVariantProvider>
  );
});
