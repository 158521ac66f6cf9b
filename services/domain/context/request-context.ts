import type { ReadReplica } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordActivity } from '../activities/activities.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { AdReader } from '../analysis/ad-reader.ts';
import type { Plans } from '../plans/plans.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import type { DeletionRequest } from '../accounts/deletion/deletion-notice.ts';
import type { DigestRequest } from '../digests/digest-notice.ts';
import type { Caller } from '../accounts/authentication/authenticator.ts';
import { noUserFound, unauthenticated } from '../errors.ts';
import { syncAccountFromClaims } from '../accounts/accounts.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { PdfMaker } from '../shares/freeze.ts';
import type { Account, Queries } from '../queries.ts';
import type { BeginWrite } from '../usage/begin-write.ts';
import type { Quotas } from '../usage/quotas.ts';
import { createLookups, type Lookups } from './lookups.ts';

/** Looks up the provider through which a partner's users sign in; undefined for an unknown domain. */
export type FindAuthProvider = (domain: string) => Promise<string | undefined> | string | undefined;

/** The services that a gateway keeps while it runs. */
export interface RequestServices {
  readonly db: Database;
  /**
   * For data that is the same for all users and that the caller has not just written, such as postings. Queries may be
   * answered by a replica.
   */
  readonly readReplica: ReadReplica;
  readonly queries: Queries;
  readonly findAuthProvider: FindAuthProvider;
  /** Renders the PDFs of frozen copies. */
  readonly pdfMaker: PdfMaker;
  /** Counts the pages that a change would lead to. */
  readonly pagesMaker: Pick<Typesetter, 'open'>;
  /** Works on texts in threads. */
  readonly analysis: Analysis;
  /** Reads the fields of a job from a page or a text. */
  readonly adReader: AdReader;
  /** Sells Plus. */
  readonly plans: Plans;
  /** Searches postings. */
  readonly jobSearch: JobSearch;
  /** The site's origin without a trailing slash. Links in emails and other outside content start with it. */
  readonly siteOrigin: string;
  /** Counts what people do. */
  readonly recordActivity: RecordActivity;
  readonly quotas: Quotas;
  /** Called before each mutation of an account. */
  readonly beginWrite: BeginWrite;
  /** Called when a deletion date is set. Must not reject. */
  readonly onDeletionRequested?: ((request: DeletionRequest) => Promise<void> | void) | undefined;
  /** Called when daily emails need a confirmation. Must not reject. */
  readonly onDigestRequested?: ((request: DigestRequest) => Promise<void> | void) | undefined;
}

/** What a resolver gets in addition to its arguments. It is the only access to the database and to the caller. */
export interface RequestContext extends RequestServices {
  /** The closest language to the user's that has texts (BCP 47). */
  readonly language: string;
  /** Returns the caller. Throws UNAUTHENTICATED if there is none. */
  caller(): Caller;
  /**
   * Returns the caller's account, which is read once per request. Rejects with NO_USER_FOUND if it does not exist yet
   * (product.md §4).
   */
  account(): Promise<Account>;
  /** Returns the id of the account if the request has read it; otherwise undefined. */
  knownAccountId(): string | undefined;
  /** Reads single records, many at once. */
  readonly lookups: Lookups;
}

/** Returns the caller of a request; null when nobody is signed in. Its errors are thrown where a caller is needed. */
type FindCaller = () => Caller | null;

/** Creates the context of one request. `findLanguage` is called when the language is needed. */
export type CreateContext = (findCaller: FindCaller, findLanguage: () => string) => RequestContext;

/**
 * Returns what creates the contexts of a gateway's requests. They inherit the services and create the lookups late:
 * copies of both cost a tenth of the processor time of a request.
 */
export function contextCreator(services: RequestServices): CreateContext {
  class Context {
    readonly #findCaller: FindCaller;
    readonly #findLanguage: () => string;
    #account: Promise<Account> | undefined;
    #accountId: string | undefined;
    #lookups: Lookups | undefined;

    constructor(findCaller: FindCaller, findLanguage: () => string) {
      this.#findCaller = findCaller;
      this.#findLanguage = findLanguage;
    }

    get language(): string {
      return this.#findLanguage();
    }

    get lookups(): Lookups {
      return (this.#lookups ??= createLookups(services, this.account));
    }

    readonly caller = (): Caller => {
      const caller = this.#findCaller();
      if (!caller) throw unauthenticated();
      return caller;
    };

    readonly account = (): Promise<Account> =>
      (this.#account ??= this.#readAccount().catch((error: unknown) => {
        // An earlier mutation of the same request may create it.
        this.#account = undefined;
        throw error;
      }));

    readonly knownAccountId = (): string | undefined => this.#accountId;

    async #readAccount(): Promise<Account> {
      const caller = this.caller();
      const { issuer, subject } = caller;
      const [row] = await services.queries.account.execute({ issuer, subject });
      if (!row) throw noUserFound();
      this.#accountId = row.id;
      return syncAccountFromClaims(services.db, caller, row);
    }
  }
  Object.assign(Context.prototype, services);
  return (findCaller, findLanguage) => new Context(findCaller, findLanguage) as Context & RequestServices;
}
