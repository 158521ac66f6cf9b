import { refusalOf } from '@shared/graphql';
import type { Notices } from '@shared/ui';

/** Splits a list into chunks of at most `size` entries, in order. */
export const inBatches = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, chunk) => list.slice(chunk * size, (chunk + 1) * size));

type NoticeText = Readonly<{ title: string; description?: string }>;

/** How records are deleted and restored. A copy is whatever restores a record: its id, or all of its content. */
export interface Deletion<Record, Copy> {
  /** Deletes records and resolves to their copies. Rejects when the request fails. */
  readonly remove: (records: readonly Record[]) => Promise<readonly Copy[]>;
  /** Restores records and resolves to the copies that are still to be restored. A rejection means all of them. */
  readonly restore: (copies: readonly Copy[]) => Promise<readonly Copy[]>;
  /** The most records that one request may name. */
  readonly atOnce: number;
  /** Called before the notice appears, with what was deleted, what was not, and why if the API refused it. */
  readonly onSettled: (deleted: readonly Record[], left: readonly Record[], refusal: string | undefined) => void;
  readonly texts: {
    readonly deleted: (records: readonly Record[]) => string;
    readonly restored: (records: readonly Record[], count: number) => string;
    readonly restoreFailed: (records: readonly Record[], count: number) => NoticeText;
    readonly undo: string;
    readonly tryAgain: string;
  };
}

/**
 * Deletes records and shows a notice with a way to undo that, also after the user has left the page. A failed undo can
 * be retried. Resolves to whether all records are deleted.
 */
export async function deleteWithUndo<Record, Copy>(
  notices: Notices,
  records: readonly Record[],
  { remove, restore, atOnce, onSettled, texts }: Deletion<Record, Copy>,
): Promise<boolean> {
  const deleted: Record[] = [];
  const copies: Copy[] = [];
  let refusal: string | undefined;
  try {
    for (const chunk of inBatches(records, atOnce)) {
      copies.push(...(await remove(chunk)));
      deleted.push(...chunk);
    }
  } catch (error) {
    // What is left is passed to `onSettled`.
    refusal = refusalOf(error);
  }
  onSettled(deleted, records.slice(deleted.length), refusal);

  const undo = async (wanted: readonly Copy[]): Promise<void> => {
    let reason: string | undefined;
    const left = await restore(wanted).catch((error: unknown) => {
      reason = refusalOf(error);
      return wanted;
    });
    if (left.length === 0) {
      notices.show({ kind: 'success', title: texts.restored(deleted, wanted.length) });
      return;
    }
    notices.show({
      kind: 'error',
      ...texts.restoreFailed(deleted, left.length),
      ...(reason !== undefined && { description: reason }),
      action: { label: texts.tryAgain, onClick: () => void undo(left) },
    });
  };
  if (deleted.length > 0) {
    notices.show({
      kind: 'success',
      title: texts.deleted(deleted),
      // There are no copies of what was already deleted somewhere else.
      ...(copies.length > 0 && { action: { label: texts.undo, onClick: () => void undo(copies) } }),
    });
  }
  return deleted.length === records.length;
}
