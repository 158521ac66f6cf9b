import { loadMatchedRemote } from './federation/early-load.ts';

// Nothing here may import what is shared between builds: sharing is set up behind the asynchronous import.
loadMatchedRemote(window.location.pathname);
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
