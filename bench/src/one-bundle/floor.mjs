// The least a page of this stack can load: React and the router, rendering nothing. The page itself is left alone.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

hydrateRoot(document.createElement('div'), createElement(RouterProvider, { router: createBrowserRouter([{ path: '*', element: null }]) }));
