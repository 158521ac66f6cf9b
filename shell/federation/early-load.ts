import { matchRemote } from '@shared/contracts';
import { pageRegistry } from './page-documents.ts';
import { remotes } from './remotes.ts';

/** Starts to load the remote that owns the address, in parallel with the shell's own bootstrap. */
export function loadMatchedRemote(pathname: string): void {
  const match = matchRemote(pageRegistry(), pathname);
  if (match !== undefined) remotes.load(match.record);
}
