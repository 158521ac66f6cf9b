import type { StoredEvent } from '../../event-kind.ts';

/** A block with the name by which its list shows it. */
export interface TitledBlock extends StoredEvent {
  readonly title: string;
}
