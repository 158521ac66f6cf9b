import { html } from '../html.ts';
import { page } from './layout.ts';

/** The portal's front page, with nothing of Tessera on it. */
export const homePage = (customer: string | undefined): string =>
  page(
    { title: 'Home', path: '/', customer },
    html`<section class="hero">
        <h1>Take the next step with someone by your side</h1>
        <p>
          Northgate Careers helps people in the county find work, change careers and come back after a break. You and
          your advisor work from the same career history.
        </p>
        <p><a class="call" href="/history">Open your career history</a></p>
      </section>
      <div class="cards">
        <article>
          <h2>Write it down once</h2>
          <p>Jobs and courses you add to your career history are ready for every application you make later.</p>
          <p><a href="/history">Career history</a></p>
        </article>
        <article>
          <h2>Keep your details current</h2>
          <p>Your email, phone and address, as they appear at the top of your résumé.</p>
          <p><a href="/details">Your details</a></p>
        </article>
        <article>
          <h2>Come and talk</h2>
          <p>Half an hour with an advisor, no appointment needed.</p>
          <table>
            <caption>
              Drop-in hours
            </caption>
            <tr>
              <th scope="row">Tuesday</th>
              <td>9 am to noon</td>
            </tr>
            <tr>
              <th scope="row">Thursday</th>
              <td>2 pm to 5 pm</td>
            </tr>
          </table>
        </article>
      </div>`,
  );
