import { brand } from '@shared/contracts';
import { Link } from '@shared/router';
import { ChakraLink } from '@shared/ui';
import type { ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import { usePasswordTexts } from './texts.ts';

export interface PasswordCardProps {
  readonly title: string;
  readonly purpose?: string;
  readonly children: ReactNode;
}

/** The card of both pages, with the link back to sign in. */
export function PasswordCard(props: PasswordCardProps): ReactNode {
  const t = usePasswordTexts();
  return (
    <AuthCard
      {...props}
      home={t('home', { brand: brand.name })}
      below={
        <ChakraLink asChild variant="underline" fontWeight="700" alignSelf="center">
          <Link to="/login">{t('toSignIn')}</Link>
        </ChakraLink>
      }
    />
  );
}
