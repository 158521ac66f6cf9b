import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { identityRecords } from '../../platform/database/schema/identity.ts';

/** The models that are deleted with their grant. */
const grantedModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

const isCurrent = or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, sql`now()`));

type RecordRow = Pick<typeof identityRecords.$inferSelect, 'payload' | 'consumedAt'>;

const toPayload = ({ payload, consumedAt }: RecordRow): AdapterPayload => ({
  ...payload,
  ...(consumedAt !== null && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
});

/**
 * Converts what clients have sent (`state`) into a form that the database accepts: its JSON allows no NUL and no
 * unpaired surrogate.
 */
function toStorable(payload: AdapterPayload): Record<string, unknown> {
  const text = JSON.stringify(payload);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return payload;
  const repair = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;
  return JSON.parse(text, repair) as Record<string, unknown>;
}

/**
 * Stores the models of oidc-provider in PostgreSQL.
 * The provider reads a code or refresh token, checks whether it was consumed, then calls `consume` and ignores its
 * result, so parallel redemptions would all pass. Therefore `consume` is a conditional update that exactly one caller
 * wins. Every other caller is refused, and the grant is revoked with everything that came from it, since only a copied
 * token is redeemed twice.
 */
export class PostgresAdapter implements Adapter {
  readonly #database: Database;
  readonly #model: string;

  constructor(database: Database, model: string) {
    this.#database = database;
    this.#model = model;
  }

  #is(id: string) {
    return and(eq(identityRecords.model, this.#model), eq(identityRecords.id, id));
  }

  /** Stores a record. `expiresIn` is in seconds. A consumed record stays consumed. */
  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: toStorable(payload),
      accountId: payload.accountId ?? null,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    await this.#database
      .insert(identityRecords)
      .values({ model: this.#model, id, ...values })
      .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: values });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // The provider looks up any name that a client gives itself, and PostgreSQL texts cannot contain NUL.
    if (id.includes('\0')) return undefined;
    const [row] = await this.#database
      .select({ payload: identityRecords.payload, consumedAt: identityRecords.consumedAt })
      .from(identityRecords)
      .where(and(this.#is(id), isCurrent));
    return row && toPayload(row);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#database
      .select({ payload: identityRecords.payload, consumedAt: identityRecords.consumedAt })
      .from(identityRecords)
      .where(and(eq(identityRecords.model, this.#model), eq(identityRecords.uid, uid), isCurrent));
    return row && toPayload(row);
  }

  /** User codes belong to the device flow, which this provider does not offer. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** @throws InvalidGrant unless this very call is the one that consumed the record. */
  async consume(id: string): Promise<void> {
    const won = await this.#database
      .update(identityRecords)
      .set({ consumedAt: sql`now()` })
      .where(and(this.#is(id), isNull(identityRecords.consumedAt)))
      .returning({ id: identityRecords.id });
    if (won.length > 0) return;
    const [row] = await this.#database
      .select({ grantId: identityRecords.grantId })
      .from(identityRecords)
      .where(this.#is(id));
    if (typeof row?.grantId === 'string') await this.#revokeGrant(row.grantId);
    throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#database.delete(identityRecords).where(this.#is(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database
      .delete(identityRecords)
      .where(and(eq(identityRecords.model, this.#model), eq(identityRecords.grantId, grantId)));
  }

  /** Deletes the grant itself as well, so that a token that the winner is about to store is worthless. */
  async #revokeGrant(grantId: string): Promise<void> {
    await this.#database
      .delete(identityRecords)
      .where(
        or(
          and(inArray(identityRecords.model, grantedModels), eq(identityRecords.grantId, grantId)),
          and(eq(identityRecords.model, 'Grant'), eq(identityRecords.id, grantId)),
        ),
      );
  }
}
