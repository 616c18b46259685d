import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileNameOf, TEMPLATES } from '../features/library/templates/all-templates.ts';
import { TEMPLATES_FOLDER } from '../features/library/templates/shipped-templates.ts';
import { writeChecklist, writeOutline } from '../features/library/templates/write-template.ts';

/** `npm run templates`: writes the agencies' templates anew from what `features/library/templates` says. */
for (const template of TEMPLATES) {
  const documents = { checklist: await writeChecklist(template), outline: await writeOutline(template) };
  for (const document of ['checklist', 'outline'] as const) {
    const file = `${TEMPLATES_FOLDER}${template.folder.path}/${fileNameOf(template, document)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documents[document]);
    console.log(file);
  }
}
