import type { Appearance, MountedRemote } from '@shared/contracts';
import type { MountFunction } from './embed-options.ts';
import type { EmbedOptions } from './embed-options.ts';

/** The options that all elements of a page share. Attributes define the rest. */
export type ElementOptions = Omit<EmbedOptions, 'signal'>;

const tag = 'tessera-module';

/** The element's attributes besides `name`, each of which updates the mounted remote in place. */
const observedNames = ['language', 'color-scheme', 'accent-color', 'font-family'] as const;

const isScheme = (value: string | null): value is NonNullable<Appearance['colorScheme']> =>
  value === 'light' || value === 'dark' || value === 'system';

/** Merges the attributes over the common options. */
function optionsOf(element: HTMLElement, common: ElementOptions): ElementOptions {
  const [language, scheme, accentColor, fontFamily] = observedNames.map((name) => element.getAttribute(name));
  return {
    ...common,
    locale: { ...common.locale, ...(language && { language }) },
    appearance: {
      ...common.appearance,
      ...(isScheme(scheme ?? null) && { colorScheme: scheme as NonNullable<Appearance['colorScheme']> }),
      ...(accentColor && { accentColor }),
      ...(fontFamily && { fontFamily }),
    },
  };
}

/** The elements in the page, and the options they are mounted with. */
const inPage = new Set<{ mountAnew(): void }>();
let mount: MountFunction | undefined;
let common: ElementOptions | undefined;

/** Creates the class on demand, because it needs a page. */
function makeElement(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['name', ...observedNames];
    /** The handle that `Tessera.mount` returned. */
    mounted: MountedRemote | undefined;

    connectedCallback(): void {
      // A custom element is `inline` by default, where a width has no effect.
      if (this.style.display === '') this.style.setProperty('display', 'block');
      inPage.add(this);
      if (this.mounted === undefined) this.mountAnew();
    }

    disconnectedCallback(): void {
      // An element that is moved is attached again at once, and keeps its form.
      queueMicrotask(() => {
        if (this.isConnected) return;
        inPage.delete(this);
        this.#leave();
      });
    }

    attributeChangedCallback(attribute: string): void {
      if (!inPage.has(this) || common === undefined) return;
      if (attribute === 'name') {
        this.mountAnew();
        return;
      }
      const { locale, appearance = {} } = optionsOf(this, common);
      this.mounted?.update({ locale, appearance });
    }

    mountAnew(): void {
      this.#leave();
      const name = this.getAttribute('name') ?? '';
      if (name === '' || mount === undefined || common === undefined) return;
      const mounted = mount(name, this, optionsOf(this, common));
      this.mounted = mounted;
      const dispatch = (type: string, detail?: unknown): void => {
        if (this.mounted === mounted) this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
      };
      mounted.ready.then(
        () => dispatch('tessera-ready'),
        (report: unknown) => dispatch('tessera-error', report),
      );
    }

    #leave(): void {
      const { mounted } = this;
      this.mounted = undefined;
      void mounted?.unmount();
    }
  };
}

/**
 * Defines `<tessera-module>`, or gives existing elements new options. It throws if the page has already defined another
 * element with that name.
 */
export function defineModuleElement(mountRemote: MountFunction, options: ElementOptions): void {
  const isFirst = mount === undefined;
  if (isFirst && customElements.get(tag) !== undefined) throw new TypeError(`Tessera: <${tag}> is already defined.`);
  mount = mountRemote;
  common = options;
  if (isFirst) customElements.define(tag, makeElement());
  else for (const element of inPage) element.mountAnew();
}
