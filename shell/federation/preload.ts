import { matchRemote } from '@shared/contracts';
import { pageRegistry } from './page-documents.ts';
import { remotes } from './remotes.ts';

/** Whether the person asked the browser to spare data. */
const sparesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Fetches the remote behind a link that is pointed at or focused. */
export function preloadPath(path: string): void {
  const match = matchRemote(pageRegistry(), path);
  if (match !== undefined && !sparesData()) remotes.preload(match.record);
}
