import { loadMatchedRemote } from './federation/early-load.ts';
import { offerRuntime } from './federation/offer-runtime.ts';
import { reportFailedStart } from './page/failed-start.ts';
import { prefetchOidcClient } from './session/prefetch-oidc-client.ts';

// This file must not import modules that are shared between builds: sharing is set up behind the asynchronous import.
offerRuntime();
loadMatchedRemote(window.location.pathname);
prefetchOidcClient();
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(reportFailedStart);
