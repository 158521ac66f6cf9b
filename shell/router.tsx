import { brand, capabilitiesOf, signInCallbackPath } from '@shared/contracts';
import { createBrowserRouter, Navigate, type RouteObject } from '@shared/router';
import { PageError } from './pages/page-error.tsx';
import { RootLayout } from './pages/root-layout.tsx';
import { PartnerEntry, ToPartnerSignIn } from './pages/sign-in-entry/partner-entry.tsx';
import { deleteSamplePath } from './try-it/sample-mark.ts';
import type { ShellPorts } from './shell-ports.ts';

/** The routes of the shell's own pages; everything under `/app/` belongs to remotes. */
export const shellRoutes = (ports: ShellPorts): RouteObject[] => [
  {
    element: <RootLayout analytics={ports.analytics} consent={ports.consent} />,
    errorElement: <PageError reporting={ports.reporting} />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/login',
        lazy: async () => {
          if (ports.config.variant === 'partner') return { element: <PartnerEntry /> };
          const { SignInEntry } = await import(
            /* webpackChunkName: "page-sign-in" */ './pages/sign-in-entry/sign-in-entry.tsx'
          );
          return { element: <SignInEntry config={ports.config} /> };
        },
      },
      {
        path: signInCallbackPath,
        lazy: async () => {
          const { CallbackPage } = await import(
            /* webpackChunkName: "page-sign-in-callback" */ './pages/provider-sign-in/callback-page.tsx'
          );
          return { element: <CallbackPage /> };
        },
      },
      {
        path: '/forgot-password',
        lazy: async () => {
          if (ports.config.variant === 'partner') return { element: <ToPartnerSignIn /> };
          if (!capabilitiesOf(ports.config.identity).passwordReset)
            return { element: <Navigate to="/login" replace /> };
          const { ForgotPasswordPage } = await import(
            /* webpackChunkName: "page-forgot-password" */ './pages/forgot-password/forgot-password-page.tsx'
          );
          return { element: <ForgotPasswordPage config={ports.config} /> };
        },
      },
      {
        path: '/reset-password',
        lazy: async () => {
          if (ports.config.variant === 'partner') return { element: <ToPartnerSignIn /> };
          if (!capabilitiesOf(ports.config.identity).passwordReset)
            return { element: <Navigate to="/login" replace /> };
          const { ResetPasswordPage } = await import(
            /* webpackChunkName: "page-reset-password" */ './pages/reset-password/reset-password-page.tsx'
          );
          return { element: <ResetPasswordPage config={ports.config} /> };
        },
      },
      {
        path: '/confirm-email',
        lazy: async () => {
          if (ports.config.variant === 'partner') return { element: <ToPartnerSignIn /> };
          if (!capabilitiesOf(ports.config.identity).passwordReset)
            return { element: <Navigate to="/login" replace /> };
          const { ConfirmEmailPage } = await import(
            /* webpackChunkName: "page-confirm-email" */ './pages/confirm-email/confirm-email-page.tsx'
          );
          return { element: <ConfirmEmailPage config={ports.config} /> };
        },
      },
      {
        path: '/end-session',
        lazy: async () => {
          if (ports.config.variant === 'partner') return { element: <ToPartnerSignIn /> };
          if (!capabilitiesOf(ports.config.identity).passwordReset)
            return { element: <Navigate to="/login" replace /> };
          const { EndSessionPage } = await import(
            /* webpackChunkName: "page-end-session" */ './pages/end-session/end-session-page.tsx'
          );
          return { element: <EndSessionPage config={ports.config} /> };
        },
      },
      {
        path: '/oidc',
        lazy: async () => {
          const { PartnerSignInPage } = await import(
            /* webpackChunkName: "page-oidc" */ './pages/partner-sign-in/partner-sign-in-page.tsx'
          );
          return { element: <PartnerSignInPage {...ports} /> };
        },
      },
      {
        path: brand.tryIt,
        lazy: async () => {
          const { TryItPage } = await import(/* webpackChunkName: "page-try" */ './try-it/try-it-page.tsx');
          return { element: <TryItPage config={ports.config} /> };
        },
      },
      {
        path: deleteSamplePath,
        lazy: async () => {
          const { DeleteSamplePage: ThrowAwayPage } = await import(
            /* webpackChunkName: "page-try" */ './try-it/delete-sample-page.tsx'
          );
          return { element: <ThrowAwayPage config={ports.config} /> };
        },
      },
      {
        path: '/oops',
        lazy: async () => {
          const { OopsPage } = await import(/* webpackChunkName: "page-status" */ './pages/status/oops-page.tsx');
          return { element: <OopsPage /> };
        },
      },
      {
        path: '/app/*',
        lazy: async () => {
          const { AppArea } = await import(/* webpackChunkName: "page-app" */ './app/app-area.tsx');
          return { element: <AppArea {...ports} /> };
        },
      },
      {
        path: '*',
        lazy: async () => {
          const { NotFoundPage } = await import(
            /* webpackChunkName: "page-status" */ './pages/status/not-found-page.tsx'
          );
          return { element: <NotFoundPage /> };
        },
      },
    ],
  },
];

/** Creates the browser router with the shell's routes. */
export const createShellRouter = (ports: ShellPorts): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(shellRoutes(ports));
