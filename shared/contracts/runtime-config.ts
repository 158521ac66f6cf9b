/** What the server tells the shell, as JSON in the page itself: one build serves every place and both variants. */
export interface RuntimeConfig {
  /** `partner` on a `myresume.` host (product.md §4). */
  readonly variant: 'own' | 'partner';
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scope: string;
  };
  readonly endpoints: { readonly graphql: string; readonly typeset: string };
}

/** Ids of the `<script type="application/json">` elements that carry the two documents. */
export const runtimeConfigElementId = 'runtime-config';
export const registryElementId = 'registry';

/** Id of the words that are shown when the shell's own scripts cannot be fetched; hidden until then. */
export const startFailedElementId = 'start-failed';
