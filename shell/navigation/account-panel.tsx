import { Link } from '@shared/router';
import { Box, ChakraLink, EllipsisIcon, IconButton, Popover, Stack } from '@shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DensityChoice } from '../density/density-choice.tsx';
import { preloadPath } from '../federation/preload.ts';
import { SiteLinks } from '../site-links/site-links.tsx';
import { useAccountTexts } from './account-texts.ts';

const profilePath = '/app/profile';

/** The button beside the person's name, with a panel for what has no place in the navigation. */
export function AccountPanel(): ReactNode {
  const t = useAccountTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        id={`${id}button`}
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('label')}
        title={t('label')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EllipsisIcon size={18} />
      </IconButton>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} id={id} triggerId={`${id}button`} label={t('label')}>
        <Entries onLeave={() => setIsOpen(false)} />
      </Popover>
    </>
  );
}

function Entries({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const t = useAccountTexts();
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="0" textStyle="sm" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
      <Box p="4">
        <ChakraLink asChild fontWeight="700" color="fg">
          <Link ref={first} to={profilePath} onFocus={() => preloadPath(profilePath)} onClick={onLeave}>
            {t('profile')}
          </Link>
        </ChakraLink>
      </Box>
      <Box p="4">
        <DensityChoice />
      </Box>
      <Stack as="ul" listStyleType="none" gap="2" p="4">
        <SiteLinks isNewTab />
      </Stack>
    </Stack>
  );
}
