/* global document, VueRuntimeDOM, Tessera, portal */
/** A Vue component for any remote: it mounts with the component, follows its props, and unmounts with it. */
const { createApp, h } = VueRuntimeDOM;

const TesseraModule = {
  props: { name: { type: String, required: true }, colorScheme: { type: String, default: 'light' } },
  mounted() {
    this.module = Tessera.mount(this.name, this.$el, {
      ...portal.options,
      appearance: { colorScheme: this.colorScheme },
    });
  },
  watch: {
    colorScheme(colorScheme) {
      this.module.update({ appearance: { colorScheme } });
    },
  },
  beforeUnmount() {
    void this.module.unmount();
  },
  render: () => h('div'),
};

const Page = {
  data: () => ({ isShown: true, isDark: false }),
  render() {
    const button = (text, onClick) => h('button', { type: 'button', onClick }, text);
    return h('section', [
      h('p', [
        button(this.isShown ? 'Hide' : 'Show', () => (this.isShown = !this.isShown)),
        ' ',
        button(this.isDark ? 'Light' : 'Dark', () => (this.isDark = !this.isDark)),
      ]),
      this.isShown && h(TesseraModule, { name: 'events', colorScheme: this.isDark ? 'dark' : 'light' }),
    ]);
  },
};

createApp(Page).mount(document.getElementById('place'));
