/**
 * The router as the shell and the remotes use it. Only what is used is exported, because the module is shared between
 * builds and all of its exports are shipped. `react-router-dom` itself only adds `RouterProvider` for the DOM.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router-dom';
