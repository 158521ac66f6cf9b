/* global document, window, Tessera, portal */
/** Mounts the chosen remote, and writes the code that does the same on the integrator's own page. */
const place = document.getElementById('place');
const main = document.querySelector('main');
const { remotesOrigin, endpoints } = portal.config;

const fields = {
  module: ['events', 'job-tracker', 'resume-builder', 'cover-letter-builder', 'profile'],
  isolation: ['shadow', 'light', 'iframe'],
  'color scheme': ['system', 'light', 'dark'],
  language: ['en-US', 'en-GB'],
  script: ['newest', 'pinned'],
};

const chosen = {};
const form = document.createElement('form');
for (const [name, choices] of Object.entries(fields)) {
  const select = document.createElement('select');
  select.name = name;
  select.append(...choices.map((choice) => new window.Option(choice)));
  labelled(name, select);
}
const accent = document.createElement('input');
accent.type = 'color';
accent.value = '#207c9d';
labelled('accent color', accent);

function labelled(name, control) {
  const label = document.createElement('label');
  label.append(name, control);
  form.append(label);
  chosen[name] = control;
}

const code = document.createElement('pre');
code.tabIndex = 0;
code.setAttribute('aria-label', 'Code');
const copy = document.createElement('button');
copy.type = 'button';
copy.textContent = 'Copy the code';
const copied = document.createElement('span');
copied.setAttribute('role', 'status');
copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    copied.textContent = ' Copied.';
  } catch {
    // A page without https has no clipboard, so the code is selected for copying by keyboard.
    window.getSelection().selectAllChildren(code);
    copied.textContent = ' Selected. Copy it with the keyboard.';
  }
});
const paragraph = document.createElement('p');
paragraph.append(copy, copied);
main.prepend(form, code, paragraph);

const valueOf = (name) => chosen[name].value;
const appearance = () => ({ colorScheme: valueOf('color scheme'), accentColor: accent.value });

async function scriptTag() {
  if (valueOf('script') === 'newest') return `<script src="${remotesOrigin}/embed.js"></script>`;
  const { script, integrity } = await (await window.fetch(`${remotesOrigin}/embed.json`)).json();
  return `<script src="${remotesOrigin}/${script}"\n  integrity="${integrity}"\n  crossorigin="anonymous"></script>`;
}

async function write() {
  copied.textContent = '';
  const { colorScheme, accentColor } = appearance();
  const isolation = valueOf('isolation') === 'shadow' ? '' : `\n    isolation: '${valueOf('isolation')}',`;
  code.textContent = `<div id="tessera"></div>
${await scriptTag()}
<script>
  Tessera.mount('${valueOf('module')}', document.getElementById('tessera'), {
    session: {
      subject: 'the-user-id',
      getToken: async ({ reason, signal }) => {
        const response = await fetch('/session/token?reason=' + reason, { signal });
        if (response.status === 401) return null; // nobody is signed in any more
        if (!response.ok) throw new Error('The session cannot be renewed at the moment');
        return (await response.json()).token;
      },
    },
    endpoints: {
      graphql: '${endpoints.graphql}',
      typeset: '${endpoints.typeset}',
    },
    locale: { language: '${valueOf('language')}' },
    appearance: { colorScheme: '${colorScheme}', accentColor: '${accentColor}' },${isolation}
  });
</script>`;
}

let handle;
function mount() {
  handle = Tessera.mount(valueOf('module'), place, {
    ...portal.options,
    locale: { language: valueOf('language') },
    appearance: appearance(),
    isolation: valueOf('isolation'),
  });
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  void write();
  if (target === accent || target === chosen['color scheme']) handle.update({ appearance: appearance() });
  else if (target === chosen.language) handle.update({ locale: { language: valueOf('language') } });
  else if (target !== chosen.script) mount();
});

void write();
mount();
