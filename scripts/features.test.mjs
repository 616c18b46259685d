import { expect, test } from 'vitest';
import { featureNames, listFiles, misnamed, placesOf, readRouters, WITHOUT_WEB_FOLDER } from './features.mjs';

const files = listFiles();
const routers = readRouters();

test('a feature has the same name in the contract, on the server and in the web client', () => {
  expect(routers.length).toBeGreaterThan(20);
  expect(misnamed(routers, files)).toEqual([]);
});

test('each is found by its name: in all three places where it has a router', () => {
  for (const name of featureNames(routers)) {
    const found = placesOf(name, files).flatMap(({ place, files: of }) => (of.length > 0 ? [place] : []));
    expect(found, name).toEqual(
      expect.arrayContaining(routers.includes(name) ? ['Contract', 'Server', 'Web'] : [expect.any(String)]),
    );
  }
});

test('no exception outlives its reason', () => {
  for (const [name, [file]] of WITHOUT_WEB_FOLDER) {
    expect(routers).toContain(name);
    expect(files).toContain(file);
    expect(
      misnamed(
        routers,
        files.filter((each) => each !== file),
      ).join(),
    ).toContain(`no folder ${name} in apps/web`);
  }
});

test('says which folder has another name than its router, on either side', () => {
  const renamed = files.map((file) => file.replace('/features/reports/', '/features/papers/'));
  expect(misnamed(routers, renamed)).toEqual([
    'packages/contract/src/reports.ts has no folder reports in apps/server/src/features.',
    'packages/contract/src/reports.ts has no folder reports in apps/web/src/features.',
    'apps/server/src/features/papers has no router in packages/contract/src/api.ts.',
    'apps/web/src/features/papers has no router in packages/contract/src/api.ts.',
  ]);
});
