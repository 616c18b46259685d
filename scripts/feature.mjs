// `npm run feature <name>`: every file of a feature, wherever it lives.
import { featureNames, listFiles, placesOf, readRouters } from './features.mjs';

const name = process.argv[2];
const features = featureNames(readRouters());

if (!name || !features.includes(name)) {
  console.error(
    `${name ? `There is no feature "${name}". ` : 'Usage: npm run feature <name>. '}Features: ${features.join(', ')}.`,
  );
  process.exit(1);
}
for (const { place, files } of placesOf(name, listFiles()))
  if (files.length > 0) console.log(`${place}\n${files.map((file) => `  ${file}`).join('\n')}`);
