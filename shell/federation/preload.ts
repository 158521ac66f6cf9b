import { matchRemote } from '@shared/contracts';
import { pageRegistry } from './page-documents.ts';
import { remotes } from './remotes.ts';

/** Whether the user asked the browser to save data. */
const sparesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Preloads the remote behind a link that is hovered or focused. */
export function preloadPath(path: string): void {
  const match = matchRemote(pageRegistry(), path);
  if (match !== undefined && !sparesData()) remotes.preload(match.record);
}
