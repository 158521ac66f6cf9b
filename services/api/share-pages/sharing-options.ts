import type { RecordActivity } from '../../domain/activities/activities.ts';
import type { Queries } from '../../domain/queries.ts';
import type { Engine } from '../../domain/typesetting/engine/create-engine.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReadSessionUser } from '../../process/service.ts';

export interface SharingOptions {
  readonly database: Database;
  readonly queries: Queries;
  readonly engine: Pick<Engine, 'open' | 'pdf'>;
  /** The folder of the build, because pages use the shell's fonts. */
  readonly build: string;
  /** The site's origin without a trailing slash. */
  readonly origin: string;
  readonly recordActivity?: RecordActivity;
  /** How many PDFs of an account's live links are typeset in an hour, whoever asks for them. */
  readonly pdfsPerHour: number;
  /** Reads who is signed in, where this process can, because the owner's own visits are not counted. */
  readonly personOf?: ReadSessionUser | undefined;
}
