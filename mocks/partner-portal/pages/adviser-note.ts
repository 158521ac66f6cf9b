import { html, type Html } from '../html.ts';

/** The maximum length of a note, in characters. */
export const noteLimit = 2000;

/** The portal's own form below a remote, for topics that the customer wants to talk about. */
export const adviserNote = (note: string, isSaved: boolean): Html =>
  html`<section class="panel" id="note">
    <h2>A note for your advisor</h2>
    ${isSaved ? html`<p class="success" role="status">Your note is saved until you sign out.</p>` : html``}
    <form method="post" action="/note">
      <p>
        <label for="note-text">What would you like to talk about?</label>
        <textarea id="note-text" name="note" rows="4" maxlength="${noteLimit}">${note}</textarea>
      </p>
      <p><button>Save note</button></p>
    </form>
  </section>`;
