/* global document, window */
/** A part of a partner's page from the partner's own federation: an old React as a singleton, styled by emotion. */
import createCache from '@emotion/cache';
import { CacheProvider, jsx } from '@emotion/react';
import React from 'react';
import ReactDOM from 'react-dom';

window.partnersReact = React;

function Counter() {
  const [count, setCount] = React.useState(0);
  const css = { color: 'rgb(12, 34, 56)', fontSize: 21, '&:hover': { color: 'rgb(65, 43, 21)' } };
  return jsx('button', { type: 'button', css, onClick: () => setCount(count + 1) }, `Partner's own ${count}`);
}

// `css` is emotion's default key.
const { nonce } = JSON.parse(document.getElementById('config').textContent);
const cache = createCache({ key: 'css', nonce });

export const show = () =>
  ReactDOM.render(jsx(CacheProvider, { value: cache }, jsx(Counter)), document.getElementById('widget'));
