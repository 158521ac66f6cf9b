import { supportedBrowsers, type ErrorReport } from '@shared/contracts';
import texts from './locales/en/embed.json';

export interface FailureNotice {
  /** Whether its button has the focus. */
  hasFocus(): boolean;
  remove(): void;
}

/** Sets styles by script, as a policy without `unsafe-inline` requires. */
function createStyled<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  styles: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value, 'important');
  element.textContent = text;
  return element;
}

const font = '400 16px/1.5 system-ui, sans-serif';

/**
 * Says in the remote's place, in one calm sentence, that it did not load, and offers to try again, except in a browser
 * that is too old, where it says which ones are not. It has its own shadow root and uses the page's text color: the page's rules for buttons and paragraphs do not reach it.
 */
export function showFailure(
  place: HTMLElement,
  { id, code }: Pick<ErrorReport, 'id' | 'code'>,
  onRetry: () => void,
): FailureNotice {
  const isTooOld = code === 'UNSUPPORTED_BROWSER';
  const host = createStyled('div', { all: 'initial', display: 'block', color: 'inherit' });
  const box = createStyled('div', {
    'box-sizing': 'border-box',
    padding: '16px',
    border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
    'border-radius': '8px',
    font,
  });
  const sentence = createStyled(
    'p',
    { margin: '0 0 12px' },
    isTooOld ? texts.browserTooOld.replace('{{browsers}}', supportedBrowsers) : texts.failed,
  );
  sentence.setAttribute('role', 'alert');
  const retryButton = createStyled(
    'button',
    {
      font,
      color: 'inherit',
      background: 'transparent',
      border: '1px solid currentColor',
      'border-radius': '999px',
      padding: '6px 18px',
      'min-height': '40px',
      cursor: 'pointer',
    },
    texts.tryAgain,
  );
  retryButton.type = 'button';
  retryButton.addEventListener('click', () => {
    // `disabled` would take the focus away from a person who pressed the button by keyboard.
    if (retryButton.getAttribute('aria-disabled') === 'true') return;
    retryButton.setAttribute('aria-disabled', 'true');
    retryButton.textContent = texts.trying;
    onRetry();
  });
  const support = createStyled('p', { margin: '12px 0 0', 'font-size': '13px' }, `${texts.errorId} ${id}`);
  box.append(sentence, ...(isTooOld ? [] : [retryButton]), support);
  const root = host.attachShadow({ mode: 'open' });
  root.append(box);
  place.append(host);
  return { hasFocus: () => root.activeElement === retryButton, remove: () => host.remove() };
}
