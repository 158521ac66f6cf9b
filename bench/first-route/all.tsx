import './react.tsx';
import { app as apollo } from './apollo.tsx';
import { app as chakra } from './chakra.tsx';
import { core, instance } from './federation.tsx';
import { app as i18next } from './i18next.tsx';
import { app as oidc } from './oidc.tsx';
import { app as router } from './router.tsx';

export const apps = [apollo, chakra, i18next, oidc, router];
export const federation = [core, instance];
