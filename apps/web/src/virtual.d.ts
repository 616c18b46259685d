declare module 'virtual:contract-routes' {
  import type { Api } from '@groundwork/contract/api';

  const routes: Api;
  export default routes;
}

declare module 'virtual:contract-routes-later' {
  import type { Api } from '@groundwork/contract/api';

  const routes: Api;
  export default routes;
}
