import type { RemoteDefinition } from '@shared/remote-kit';
import { EditContactInfo } from './features/contact-info/edit-contact-info.tsx';
import { ProfilePage } from './features/profile-page.tsx';
import en from './locales/en/profile.json';

/** The profile, which opens from the button at the bottom of the side navigation (product.md §2). */
export const profile: RemoteDefinition = {
  name: 'profile',
  version: typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev',
  resources: { en },
  routes: [{ path: 'profile', element: <ProfilePage /> }],
  overlays: { 'edit-contact-info': EditContactInfo },
};
