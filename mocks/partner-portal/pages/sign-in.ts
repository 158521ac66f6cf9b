import { html, type Html } from '../html.ts';
import { page } from './layout.ts';

export type SignInProblem = 'missing' | 'wrong-credentials' | 'too-many-attempts' | 'unavailable';

const problemTexts: Readonly<Record<SignInProblem, string>> = {
  missing: 'Enter your email and your password.',
  'wrong-credentials': 'Email and password do not match. Check both and try again.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  unavailable: 'Sign-in cannot be reached at the moment. Nothing is lost; try again in a minute.',
};

export interface SignInForm {
  /** Path to go to afterwards, of this site. */
  readonly next: string;
  readonly email: string;
  readonly problem: SignInProblem | undefined;
  readonly siteOrigin: string;
}

const alertOf = (problem: SignInProblem | undefined): Html =>
  problem === undefined ? html`` : html`<p class="alert" role="alert">${problemTexts[problem]}</p>`;

/** Sign-in on the portal's own page. */
export const signInPage = ({ next, email, problem, siteOrigin }: SignInForm): string =>
  page(
    { title: 'Sign in', path: '/sign-in', customer: undefined },
    html`<section class="panel">
      <h1>Sign in</h1>
      ${alertOf(problem)}
      <form method="post" action="/session/sign-in">
        <input type="hidden" name="next" value="${next}" />
        <p>
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
        </p>
        <p>
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required />
        </p>
        <p><button>Sign in</button></p>
      </form>
      <p class="small">
        Use the email and password of your Tessera account; you can <a href="${siteOrigin}/login">create one there</a>.
        This portal stands in for a partner's: until partners sign people in by an OpenID provider of their own, it asks
        Tessera's identity service in your name and keeps no password.
      </p>
    </section>`,
  );
