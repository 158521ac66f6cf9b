import { missingFunctionAttribute } from '@shared/contracts';
import { loadMatchedRemote } from './federation/early-load.ts';
import { offerRuntime } from './federation/offer-runtime.ts';
import { reportFailedStart } from './page/failed-start.ts';
import { prefetchOidcClient } from './session/prefetch-oidc-client.ts';

// This file must not import modules that are shared between builds: sharing is set up behind the asynchronous import.
function start(): void {
  offerRuntime();
  loadMatchedRemote(window.location.pathname);
  prefetchOidcClient();
  import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(reportFailedStart);
}

// In a browser that is too old, the page already says so.
if (!document.documentElement.hasAttribute(missingFunctionAttribute)) start();
