import { closeAfterEach, openRemoteAs, type OpenPage } from '../../../tooling/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

// These tests render whole pages, which takes longer on a busy machine.
jest.setTimeout(30_000);

closeAfterEach();

/** Opens the events remote at `path` as the person with this subject, or as a new person. */
export const openEvents = (path: string, subject?: string): OpenPage => openRemoteAs(remote, path, subject);
