import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { KeyTable } from './key-tables.ts';
import { planRotation, type KeySchedule } from './schedule.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

export interface Key {
  readonly id: string;
  readonly text: string;
  readonly activeFrom: Date;
}

/** The opened keys of one table. All methods run in one transaction that holds the lock on keys. */
export interface KeyRing {
  /**
   * Seals what is stored in clear text or under an older secret, creates the key that is due, deletes expired ones, and
   * returns the rest, newest first.
   */
  maintain(now: Date): Promise<Key[]>;
  /**
   * Announces the next key ahead of its time. Returns when it begins to sign. A key that is already announced stays as
   * it is.
   */
  announce(now: Date): Promise<Date>;
  /** Replaces all keys with a new one, which signs at once. It opens none of them, so no secret is needed. */
  replace(now: Date): Promise<void>;
  /**
   * Adds a new key, which signs at once. The others verify as long as the schedule says, and those that cannot be
   * opened are deleted.
   */
  supersede(now: Date): Promise<void>;
}

/** Creates the ring of one table. `vault` seals and opens its keys. */
export function createKeyRing(
  database: DatabaseOrTransaction,
  table: KeyTable,
  vault: Vault,
  schedule: KeySchedule,
): KeyRing {
  const labelOf = (id: string): string => `${table.purpose} ${id}`;

  const add = async (activeFrom: Date): Promise<Key> => {
    const { id, text } = await table.make();
    await table.insert(database, { id, sealed: vault.seal(text, labelOf(id)), activeFrom });
    return { id, text, activeFrom };
  };

  const openKeys = async (): Promise<Key[]> => {
    const keys: Key[] = [];
    for (const { id, sealed, clear, activeFrom } of await table.read(database)) {
      const plainText = sealed === null ? undefined : vault.open(sealed, labelOf(id));
      const text = plainText?.text ?? clear;
      if (text === null) throw new Error(`The ${table.purpose} ${id} is empty.`);
      if (plainText?.isCurrent !== true) await table.keepSealed(database, id, vault.seal(text, labelOf(id)));
      keys.push({ id, text, activeFrom });
    }
    return keys;
  };

  return {
    async maintain(now) {
      const keys = await openKeys();
      const { next, spent } = planRotation(keys, now, schedule);
      if (spent.length > 0) await table.remove(database, spent);
      const remaining = keys.filter(({ id }) => !spent.includes(id));
      return next === undefined ? remaining : [await add(next), ...remaining];
    },
    async announce(now) {
      const [newest] = await openKeys();
      if (newest !== undefined && newest.activeFrom > now) return newest.activeFrom;
      return (await add(newest === undefined ? now : new Date(now.getTime() + schedule.announceFor))).activeFrom;
    },
    async replace(now) {
      const rows = await table.read(database);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await table.remove(database, ids);
      await add(now);
    },
    async supersede(now) {
      const rows = await table.read(database);
      const shut = rows.filter(({ id, sealed }) => sealed !== null && !vault.canOpen(sealed, labelOf(id)));
      if (shut.length > 0)
        await table.remove(
          database,
          shut.map(({ id }) => id),
        );
      await add(now);
    },
  };
}
