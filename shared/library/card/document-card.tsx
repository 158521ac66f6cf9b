import { useFormats, useTranslation } from '@shared/i18n';
import { SelectTitle } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Grid, Heading, Stack, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Library, LibraryDocument, LibraryFile } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';
import { Thumbnail } from '../thumbnails/lazy-thumbnail.tsx';
import { actionsOnHover, CardActions } from './card-actions.tsx';
import { TitleField } from './title-field.tsx';

/** Marks a card; its value is the document's id. */
export const cardAttribute = 'data-document';

export interface DocumentCardProps<Document extends LibraryDocument> {
  readonly library: Library<Document>;
  readonly document: Document;
  readonly isBusy: boolean;
  /** Whether it is selected; undefined outside of selection mode. */
  readonly selected: boolean | undefined;
  /** `range` selects from the previous card on. */
  readonly onSelect: (on: boolean, range: boolean) => void;
  /** Resolves to whether the document has the new title. */
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onDuplicate: () => void;
  readonly onDownload: (file: LibraryFile<Document>) => void;
  readonly onDelete: () => void;
}

/** A document in its library: its first page, and its title, whose link or checkbox covers the card. */
export function DocumentCard<Document extends LibraryDocument>(props: DocumentCardProps<Document>): ReactNode {
  const { library, document, isBusy, selected, onSelect } = props;
  const { onRename, onDuplicate, onDownload, onDelete } = props;
  const { t } = useTranslation();
  const libraryText = useLibraryTexts();
  const formats = useFormats();
  const [pages, setPages] = useState<number>();
  const [isRenaming, setRenaming] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const title = document.title.trim() === '' ? t('list.untitled') : document.title;
  const wasRenaming = useRef(false);
  useEffect(() => {
    // After the title field has closed, the title gets the focus.
    if (wasRenaming.current && !isRenaming) card.current?.querySelector('a')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <Grid
      as="li"
      ref={card}
      {...{ [cardAttribute]: document.id }}
      gridTemplateRows="auto 1fr"
      // Never wider than its place, however wide the spacing of its text is.
      gridTemplateColumns="minmax(0, 1fr)"
      position="relative"
      bg={selected === true ? 'primary.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={selected === true ? 'primary.solid' : 'border'}
      borderRadius="l2"
      aria-busy={isBusy}
      opacity={isBusy ? 0.6 : undefined}
      _hover={{ borderColor: selected === true ? 'primary.solid' : 'border.control' }}
      css={actionsOnHover}
    >
      <Box gridArea="1 / 1">
        <Thumbnail of={`${library.pictures}/${document.id}`} version={document.version} onPages={setPages} />
      </Box>
      <Stack gridArea="2 / 1" gap="1" p="3" minWidth="0">
        {isRenaming ? (
          <TitleField
            title={document.title}
            longest={library.longestTitle}
            onSave={onRename}
            onEnd={() => setRenaming(false)}
          />
        ) : (
          // A line clamp would cut off the checkbox, which extends to the left.
          <Heading
            as="h2"
            textStyle="sm"
            fontWeight="600"
            overflowWrap="anywhere"
            {...(selected === undefined ? { lineClamp: 2 } : { my: '-2' })}
          >
            {selected === undefined ? (
              <ChakraLink
                asChild
                color="fg"
                textDecoration="none"
                _hover={{ textDecoration: 'underline' }}
                _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
              >
                <AppLink to={library.pathOf(document.id)}>{title}</AppLink>
              </ChakraLink>
            ) : (
              <SelectTitle checked={selected} onCheck={onSelect}>
                {title}
              </SelectTitle>
            )}
          </Heading>
        )}
        {library.renderFacts?.(document)}
        <Text textStyle="sm" color="fg.muted">
          <time dateTime={document.updatedAt} title={formats.dateTime(document.updatedAt)}>
            {formats.relative(document.updatedAt)}
          </time>
          {pages !== undefined && ` · ${libraryText('pages', { count: pages })}`}
        </Text>
      </Stack>
      {selected === undefined && (
        <CardActions
          title={title}
          path={library.pathOf(document.id)}
          isBusy={isBusy}
          downloads={library.files.map((file) => ({ format: file.format, start: () => onDownload(file) }))}
          onRename={() => setRenaming(true)}
          onDuplicate={onDuplicate}
          onDelete={onDelete}
        />
      )}
    </Grid>
  );
}
