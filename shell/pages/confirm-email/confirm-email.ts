/**
 * Why a link was not used. `invalid-link`: it was used, has expired, or was replaced.
 */
export type ConfirmEmailFailure =
  'invalid-link' | 'email-taken' | 'wrong-credentials' | 'too-many-attempts' | 'network' | 'unknown';

export type ConfirmEmailResult =
  | { readonly status: 'done'; readonly kind: 'confirm' | 'undo'; readonly email: string }
  | { readonly status: 'password-required'; readonly email: string }
  | { readonly status: 'failed'; readonly failure: ConfirmEmailFailure };

const failures: Readonly<Record<string, ConfirmEmailFailure>> = {
  invalid_link: 'invalid-link',
  email_taken: 'email-taken',
  wrong_credentials: 'wrong-credentials',
  too_many_attempts: 'too-many-attempts',
};

/** Uses the link whose token it is. Without a session of the account, it takes its password. */
export async function confirmEmail(
  authority: string,
  request: { readonly token: string; readonly password?: string | undefined },
): Promise<ConfirmEmailResult> {
  let response: Response;
  try {
    response = await fetch(`${authority}/email-confirmation/confirm`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return { status: 'failed', failure: 'network' };
  }
  const answer = (await response.json().catch(() => undefined)) as
    { readonly kind?: unknown; readonly email?: unknown; readonly error?: unknown } | undefined;
  const email = typeof answer?.email === 'string' ? answer.email : '';
  if (response.ok) return { status: 'done', kind: answer?.kind === 'undo' ? 'undo' : 'confirm', email };
  if (answer?.error === 'password_required') return { status: 'password-required', email };
  return { status: 'failed', failure: failures[String(answer?.error)] ?? 'unknown' };
}
