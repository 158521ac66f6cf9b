import { brand } from '@shared/contracts';
import { ChakraLink } from '@shared/ui';
import type { ReactNode } from 'react';
import { useSiteLinkTexts } from './texts.ts';

const pages = ['help', 'contact', 'terms', 'privacy', 'accessibility'] as const;

interface SiteLinksProps {
  /** Opens the pages in a new tab, so that what a person is working on stays where it is. */
  readonly isNewTab?: boolean;
}

/** Links to help, contact, terms, and privacy (product.md §2), and to the accessibility statement, as items of a list. */
export function SiteLinks({ isNewTab = false }: SiteLinksProps): ReactNode {
  const t = useSiteLinkTexts();
  return pages.map((page) => (
    <li key={page}>
      <ChakraLink href={brand[page]} color="fg.muted" {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
        {t(page)}
      </ChakraLink>
    </li>
  ));
}
