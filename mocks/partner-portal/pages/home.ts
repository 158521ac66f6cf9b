import { html } from '../html.ts';
import { page } from './layout.ts';

/** The portal's front page, with nothing of Tessera on it. */
export const homePage = (customer: string | undefined): string =>
  page(
    { title: 'Home', path: '/', customer },
    html`<section class="hero">
        <h1>The next step, with somebody beside you</h1>
        <p>
          Northgate Careers helps people in the county find work, change direction and come back after a break. Your
          adviser and you work from the same career history.
        </p>
        <p><a class="call" href="/history">Open your career history</a></p>
      </section>
      <div class="cards">
        <article>
          <h2>Write it down once</h2>
          <p>Jobs and courses you add to your career history are there for every application you make later.</p>
          <p><a href="/history">Career history</a></p>
        </article>
        <article>
          <h2>Keep your details current</h2>
          <p>Email, phone and address as they will stand at the top of your résumé.</p>
          <p><a href="/details">Your details</a></p>
        </article>
        <article>
          <h2>Come and talk</h2>
          <p>Half an hour with an adviser, without an appointment.</p>
          <table>
            <caption>
              Open desk
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
