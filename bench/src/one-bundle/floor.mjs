// The least that a page of this stack can be: React and the router, and nothing that they show. The page itself is left alone.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

hydrateRoot(document.createElement('div'), createElement(RouterProvider, { router: createBrowserRouter([{ path: '*', element: null }]) }));
