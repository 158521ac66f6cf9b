import { useTemplateNames } from '@shared/builder';
import { useTranslation } from '@shared/i18n';
import { Thumbnail } from '@shared/library';
import { AppLink } from '@shared/remote-kit';
import { templates } from '@shared/typesetting';
import { AppDialog, Box, ChakraLink, SimpleGrid, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';

/**
 * Previews every template with the person's own blocks. Choosing one creates a résumé of those blocks in that template.
 */
export function TemplateGallery({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const templateName = useTemplateNames();
  return (
    <AppDialog open onClose={onClose} title={t('gallery.title')} size="xl">
      <Stack gap="4">
        <Text>{t('gallery.what')}</Text>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          gap="4"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        >
          {templates.map(({ name }) => (
            <Box
              as="li"
              key={name}
              position="relative"
              borderWidth="1px"
              borderRadius="l2"
              _hover={{ borderColor: 'border.control' }}
            >
              <Thumbnail of={`templates/${name}`} />
              <Box p="3">
                <ChakraLink
                  asChild
                  color="fg"
                  fontWeight="700"
                  _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
                >
                  <AppLink to={paths.newFromTemplate(name)}>{templateName(name)}</AppLink>
                </ChakraLink>
              </Box>
            </Box>
          ))}
        </SimpleGrid>
      </Stack>
    </AppDialog>
  );
}
