import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from './providers/app-providers';
import { resolveLazyRoutes } from './resolve-lazy-routes';
import { routes } from './routes';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root element.');

await resolveLazyRoutes(routes, window.location.pathname);
const router = createBrowserRouter(routes);

createRoot(container).render(
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
