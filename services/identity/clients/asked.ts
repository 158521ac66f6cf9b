import { eq } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../database/open-database.ts';
import { identityAccounts } from '../../database/schema/identity.ts';
import { identityPath, webClientId, webClientScope } from '../web-client.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the page of an interaction is told: what is asked for and, unless it is our own page that asks, by whom. */
export interface Asked {
  readonly interaction: string;
  /** `login` or `consent`. */
  readonly prompt: string;
  readonly client?: {
    readonly name: string;
    /** What it would get to know. */
    readonly scopes: readonly string[];
  };
  /** Who is signed in in this browser, when it is about their consent. */
  readonly account?: { readonly email: string | null };
  /** Where the same request begins anew with the question who one is. */
  readonly otherAccount?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether it is not our own page that people sign in to. */
export const isForeign = ({ params }: Interaction): boolean => params['client_id'] !== webClientId;

/** Of the scopes in the request those that exist here, `openid` first. */
export function scopesOf({ params }: Interaction): string[] {
  const wanted = textOf(params['scope']).split(' ');
  return webClientScope.split(' ').filter((scope) => wanted.includes(scope));
}

function otherAccountAddress({ params }: Interaction): string {
  const texts = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams({ ...Object.fromEntries(texts), prompt: 'login' });
  return `${identityPath}/auth?${query.toString()}`;
}

export async function askedIn(database: Database, provider: Provider, interaction: Interaction): Promise<Asked> {
  const { uid, prompt, params, session } = interaction;
  const about = { interaction: uid, prompt: prompt.name };
  if (!isForeign(interaction)) return about;
  const client = await provider.Client.find(textOf(params['client_id']));
  const asked = { ...about, client: { name: client?.clientName ?? '', scopes: scopesOf(interaction) } };
  if (prompt.name !== 'consent' || session === undefined) return asked;
  const [account] = await database
    .select({ email: identityAccounts.email })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, session.accountId));
  return { ...asked, account: { email: account?.email ?? null }, otherAccount: otherAccountAddress(interaction) };
}
