import { lazyComponent, useEnvironment } from '@shared/remote-kit';
import type { ReactNode } from 'react';

const SignIn = lazyComponent(async () => (await import('./sign-in.tsx')).SignIn);

/** How the person signs in. Hidden where the host does not sign people in with a password itself. */
export function SignInSection(): ReactNode {
  const { signInSettings } = useEnvironment();
  return signInSettings === undefined ? null : <SignIn port={signInSettings} />;
}
