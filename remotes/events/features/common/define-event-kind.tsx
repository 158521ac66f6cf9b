import type { DocumentNode } from '@shared/graphql';
import { lazyComponent, withTexts } from '@shared/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import type { EventDefinition, EventValues } from './event-definition.ts';
import type { EventKind, StoredEvent } from './event-kind.ts';
import { BlockListPage } from './list/block-list-page.tsx';

/** A kind of event with its pages. */
export interface EventKindPages extends EventKind {
  /** Loads all events of the kind. */
  readonly listQuery: DocumentNode;
  readonly ListPage: ComponentType;
  readonly NewPage: ComponentType;
  readonly EditPage: ComponentType;
}

/** Creates the pages of a kind. The forms are a separate chunk, because people open the lists first. */
export function defineEventKind<Event extends StoredEvent, Values extends EventValues, Input>(
  definition: EventDefinition<Event, Values, Input>,
): EventKindPages {
  const formPage = (name: 'NewPage' | 'EditPage'): ComponentType =>
    lazyComponent(async () => {
      const [pages, { BesideBlocks }, operations, form, { default: texts }] = await Promise.all([
        import('./pages/event-pages.tsx'),
        import('./pages/beside-blocks.tsx'),
        definition.loadOperations(),
        definition.loadForm(),
        import('../../locales/en/forms.json'),
      ]);
      const Page = pages[name];
      const Beside = (): ReactNode => (
        <BesideBlocks kind={definition}>
          <Page kind={definition} operations={operations} form={form} />
        </BesideBlocks>
      );
      return withTexts(Beside, { en: texts });
    });
  return {
    ...definition,
    listQuery: definition.list.document,
    ListPage: (): ReactNode => <BlockListPage kind={definition} />,
    NewPage: formPage('NewPage'),
    EditPage: formPage('EditPage'),
  };
}
