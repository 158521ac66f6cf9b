import { eq } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityPath, webClientId, webClientScope } from '../../../domain/oauth-clients/web-client.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the page of an interaction is told: what is asked for and, unless it is our own page that asks, by whom. */
export interface InteractionPrompt {
  readonly interaction: string;
  /** `login` or `consent`. */
  readonly prompt: string;
  readonly client?: {
    readonly name: string;
    /** What it would get to know. */
    readonly scopes: readonly string[];
    /** Whether one may come as a guest. */
    readonly guests: boolean;
  };
  /** Set when a guest is here, whose work nobody reaches any more after signing in to an account. */
  readonly leavesGuest?: true;
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

export interface InteractionPromptOptions {
  readonly database: Database;
  readonly provider: Provider;
  /** Whether the client lets guests in. */
  readonly takesGuests: boolean;
}

/** What the page of this interaction is told. */
export async function readInteractionPrompt(
  { database, provider, takesGuests }: InteractionPromptOptions,
  interaction: Interaction,
): Promise<InteractionPrompt> {
  const { uid, prompt, params, session } = interaction;
  const about = { interaction: uid, prompt: prompt.name };
  if (!isForeign(interaction)) return about;
  const known = await provider.Client.find(textOf(params['client_id']));
  const client = { name: known?.clientName ?? '', scopes: scopesOf(interaction), guests: takesGuests };
  if (session === undefined) return { ...about, client };
  const [account] = await database
    .select({ email: identityAccounts.email, isAnonymous: identityAccounts.isAnonymous })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, session.accountId));
  if (prompt.name !== 'consent')
    return { ...about, client, ...(account?.isAnonymous === true && { leavesGuest: true }) };
  const asked = { email: account?.email ?? null };
  return { ...about, client, account: asked, otherAccount: otherAccountAddress(interaction) };
}
