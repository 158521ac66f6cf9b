import type { Caller } from '../authentication/authenticator.ts';

/** A person asked to delete their account. */
export interface DeletionRequest {
  readonly caller: Caller;
  readonly deletionDate: Date;
  /** In which they read. */
  readonly language: string;
}
