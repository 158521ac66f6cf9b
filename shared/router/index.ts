/**
 * The router as the shell and the remotes use it. Only what is used is passed on: the facade is shared between builds,
 * and what it exports is shipped. `react-router-dom` itself adds `RouterProvider` for the DOM alone.
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
