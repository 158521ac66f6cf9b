import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';

/**
 * Completes a sign-in on the provider's pages, whose response is in this page's address. `onNext` receives the
 * requested path, also when the provider has refused.
 */
export async function returnFromProvider(manager: UserManager, onNext: (next: string) => void): Promise<User> {
  const tell = (state: unknown): void => {
    if (typeof state === 'string') onNext(state);
  };
  try {
    const user = await manager.signinRedirectCallback();
    tell(user.state);
    return user;
  } catch (error) {
    if (error instanceof ErrorResponse) tell(error.state);
    throw error;
  }
}
