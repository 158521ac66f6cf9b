import { brand } from '@shared/contracts';
import { Link } from '@shared/router';
import { ButtonLink, Heading, Mosaic, pageTitleId, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../page/document-title.ts';

export interface StatusMessageProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Whether the action leads to the public start page instead of the app. */
  readonly leadsOut?: boolean;
}

/** A message in place of a page's content, with one action. */
export function StatusMessage({ title, text, action, leadsOut = false }: StatusMessageProps): ReactNode {
  useDocumentTitle(title);
  return (
    <Stack flex="1" align="center" justify="center" textAlign="center" gap="6">
      <Mosaic />
      <Stack gap="2" maxWidth="30rem">
        <Heading as="h1" id={pageTitleId} textStyle="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Stack>
      <ButtonLink>
        {leadsOut ? (
          <Link to="/" reloadDocument>
            {action}
          </Link>
        ) : (
          <Link to={brand.home}>{action}</Link>
        )}
      </ButtonLink>
    </Stack>
  );
}
