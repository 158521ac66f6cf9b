import { Box, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useUiTexts } from '../texts.ts';

/** Returns true once `milliseconds` have passed, so that loading states of quick responses do not flicker. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

/** The placeholder of a list of blocks: tiles with two lines each, shown after 150 ms. */
export function ListSkeleton({ rows = 4 }: { readonly rows?: number }): ReactNode {
  const t = useUiTexts();
  const visible = useAfter(150);
  return (
    <Box role="status" aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap="3" aria-hidden visibility={visible ? 'visible' : 'hidden'}>
        {Array.from({ length: rows }, (_, index) => (
          <HStack key={index} gap="4" p="4" borderWidth="1px" borderRadius="l2">
            <Skeleton boxSize="8" borderRadius="l2" flexShrink="0" />
            <Stack gap="2" flex="1">
              <Skeleton height="4" width={index % 2 === 0 ? '45%' : '35%'} />
              <Skeleton height="3" width={index % 2 === 0 ? '65%' : '75%'} />
            </Stack>
          </HStack>
        ))}
      </Stack>
    </Box>
  );
}
