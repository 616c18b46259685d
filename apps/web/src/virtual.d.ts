declare module 'virtual:contract-routes' {
  import type { Api } from '@groundwork/contract/api';

  const routes: Api;
  export default routes;
}
