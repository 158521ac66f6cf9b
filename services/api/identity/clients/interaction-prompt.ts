import { eq } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityPath, webClientId, webClientScope } from '../../../domain/oauth-clients/web-client.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the page of an interaction needs to know: what is requested and, unless our own page asks, by which client. */
export interface InteractionPrompt {
  readonly interaction: string;
  /** `login` or `consent`. */
  readonly prompt: string;
  readonly client?: {
    readonly name: string;
    /** The scopes that the client would get. */
    readonly scopes: readonly string[];
    /** Whether people may enter as guests. */
    readonly guests: boolean;
  };
  /** Set when a guest is signed in, whose work becomes unreachable after signing in to an account. */
  readonly leavesGuest?: true;
  /** The account that is signed in in this browser, if its consent is requested. */
  readonly account?: { readonly email: string | null };
  /** The address that starts the same request again and asks which account to use. */
  readonly otherAccount?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether people sign in to another application rather than to our own page. */
export const isForeign = ({ params }: Interaction): boolean => params['client_id'] !== webClientId;

/** Returns the scopes of the request that exist here, `openid` first. */
export function scopesOf({ params }: Interaction): string[] {
  const requestedScopes = textOf(params['scope']).split(' ');
  return webClientScope.split(' ').filter((scope) => requestedScopes.includes(scope));
}

function otherAccountAddress({ params }: Interaction): string {
  const texts = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams({ ...Object.fromEntries(texts), prompt: 'login' });
  return `${identityPath}/auth?${query.toString()}`;
}

export interface InteractionPromptOptions {
  readonly database: Database;
  readonly provider: Provider;
  /** Whether the client accepts guests. */
  readonly takesGuests: boolean;
}

/** Reads what the page of this interaction needs to know. */
export async function readInteractionPrompt(
  { database, provider, takesGuests }: InteractionPromptOptions,
  interaction: Interaction,
): Promise<InteractionPrompt> {
  const { uid, prompt, params, session } = interaction;
  const basePrompt = { interaction: uid, prompt: prompt.name };
  if (!isForeign(interaction)) return basePrompt;
  const registeredClient = await provider.Client.find(textOf(params['client_id']));
  const client = { name: registeredClient?.clientName ?? '', scopes: scopesOf(interaction), guests: takesGuests };
  if (session === undefined) return { ...basePrompt, client };
  const [account] = await database
    .select({ email: identityAccounts.email, isAnonymous: identityAccounts.isAnonymous })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, session.accountId));
  if (prompt.name !== 'consent')
    return { ...basePrompt, client, ...(account?.isAnonymous === true && { leavesGuest: true }) };
  const accountInfo = { email: account?.email ?? null };
  return { ...basePrompt, client, account: accountInfo, otherAccount: otherAccountAddress(interaction) };
}
