declare module 'virtual:contract-routes' {
  import type { CallRoutes } from './lib/call-types.ts';

  const routes: CallRoutes;
  export default routes;
}

declare module 'virtual:contract-routes-later' {
  import type { CallRoutes } from './lib/call-types.ts';

  const routes: CallRoutes;
  export default routes;
}

declare module 'virtual:theme-variables.css' {}
