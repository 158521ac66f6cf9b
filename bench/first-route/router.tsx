import { createElement } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';

const router = createBrowserRouter([{ path: '/', element: createElement(Outlet) }]);
export const app = createElement(RouterProvider, { router });
export const parts = { Link, useNavigate };
