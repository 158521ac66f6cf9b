import type { Caller } from '../authentication/authenticator.ts';

/** A user's request to delete their account. */
export interface DeletionRequest {
  readonly caller: Caller;
  readonly deletionDate: Date;
  /** The user's language (BCP 47). */
  readonly language: string;
}
