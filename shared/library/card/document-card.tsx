import { useFormats, useTranslation } from '@shared/i18n';
import { SelectTitle } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Stack, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Library, LibraryDocument, LibraryFile } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';
import { Thumbnail } from '../thumbnails/lazy-thumbnail.tsx';
import { CardMenu } from './card-menu.tsx';
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
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  const formats = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const title = document.title.trim() === '' ? ofKind('list.untitled') : document.title;
  const wasRenaming = useRef(false);
  useEffect(() => {
    // After the title field has closed, the title gets the focus.
    if (wasRenaming.current && !isRenaming) card.current?.querySelector('a')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <Flex
      as="li"
      ref={card}
      {...{ [cardAttribute]: document.id }}
      direction="column"
      position="relative"
      bg={selected === true ? 'primary.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={selected === true ? 'primary.solid' : 'border'}
      borderRadius="l2"
      aria-busy={isBusy}
      opacity={isBusy ? 0.6 : undefined}
      _hover={{ borderColor: selected === true ? 'primary.solid' : 'border.control' }}
    >
      <Thumbnail of={`${library.pictures}/${document.id}`} version={document.version} />
      <Stack gap="1" p="3">
        <Flex gap="1" align="flex-start">
          <Box flex="1" minWidth="0">
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
                textStyle="md"
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
          </Box>
          {selected === undefined && (
            <Box position="relative" my="-2" me="-2" flexShrink="0">
              <CardMenu
                title={title}
                isBusy={isBusy}
                downloads={library.files.map((file) => ({ format: file.format, start: () => onDownload(file) }))}
                onRename={() => setRenaming(true)}
                onDuplicate={onDuplicate}
                onDelete={onDelete}
              />
            </Box>
          )}
        </Flex>
        {library.renderFacts?.(document)}
        <Text textStyle="sm" color="fg.muted">
          <time dateTime={document.updatedAt} title={formats.dateTime(document.updatedAt)}>
            {t('changed', { when: formats.relative(document.updatedAt) })}
          </time>
        </Text>
      </Stack>
    </Flex>
  );
}
