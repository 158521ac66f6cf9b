import { closeAfterEach, openRemoteAs, type OpenPage } from '../../../tooling/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

// Whole pages are drawn here, on machines that may have much else to do.
jest.setTimeout(30_000);

closeAfterEach();

export const openEvents = (path: string, subject?: string): OpenPage => openRemoteAs(remote, path, subject);
