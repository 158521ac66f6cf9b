import { customersPassword, customersToTry } from '../customers/customers.ts';
import { html, type Html } from '../html.ts';
import { page } from './layout.ts';

export type SignInProblem = 'missing' | 'wrong-credentials';

const problemTexts: Readonly<Record<SignInProblem, string>> = {
  missing: 'Enter your email and your password.',
  'wrong-credentials': 'Your email and password don’t match. Check both and try again.',
};

export interface SignInForm {
  /** The address of the form: the interaction of the provider that has sent the customer here. */
  readonly action: string;
  readonly email: string;
  readonly problem: SignInProblem | undefined;
}

const alertOf = (problem: SignInProblem | undefined): Html =>
  problem === undefined ? html`` : html`<p class="alert" role="alert">${problemTexts[problem]}</p>`;

/** Renders the login page of the portal's OpenID provider, for its own pages and for Tessera alike. */
export const signInPage = ({ action, email, problem }: SignInForm): string =>
  page(
    { title: 'Sign in', path: '/sign-in', customer: undefined },
    html`<section class="panel">
      <h1>Sign in</h1>
      ${alertOf(problem)}
      <form method="post" action="${action}">
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
      <p class="small">This portal stands in for a partner’s. Its customers are made up and share one password:</p>
      <p class="small"><code>${customersPassword}</code></p>
      <ul class="small">
        ${customersToTry.map(({ email: address, about }) => html`<li><code>${address}</code>, with ${about} history</li>`)}
      </ul>
    </section>`,
  );

/** Renders the page for a customer who has returned without being signed in. */
export const signInFailedPage = (): string =>
  page(
    { title: 'Sign in', path: '/sign-in', customer: undefined },
    html`<section class="panel">
      <h1>You’re not signed in</h1>
      <p class="alert" role="alert">
        Sign-in didn’t finish. Nothing is lost. <a href="/sign-in">Try again</a>, or wait a minute if it fails again.
      </p>
    </section>`,
  );
