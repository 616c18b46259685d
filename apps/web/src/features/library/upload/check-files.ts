import { type FileType, fileNameProblem, fileTypeOf, nameKey } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { FILE_SIZE_MAX_BYTES } from '@groundwork/contract/limits';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';

export interface Offer {
  name: string;
  size: number;
}

export interface FileRules {
  maxFiles: number;
  /** How many more the input takes. */
  slots: number;
  accept: readonly FileType[];
  /** Names in the folder. */
  taken: string[];
  /** Names on their way. */
  inFlight: string[];
}

export interface Refusal {
  title: string;
  message: string;
}

/** Which of the dropped files are taken, and in the specified words why the others are not. */
export function checkFiles<File extends Offer>(
  files: File[],
  rules: FileRules,
): { taken: File[]; refusals: Refusal[] } {
  const { maxFiles, slots } = rules;
  const none = (title: string, message: string) => ({ taken: [], refusals: [{ title, message }] });
  if (maxFiles === 1 && files.length > 1) return none(LIBRARY_TEXTS.oneAtATime, LIBRARY_TEXTS.tooManyDetail(1));
  if (slots === 0) return none(LIBRARY_TEXTS.maximumReached, LIBRARY_TEXTS.tooManyDetail(maxFiles));
  if (files.length > slots) return none(LIBRARY_TEXTS.tooMany, LIBRARY_TEXTS.tooManyDetail(maxFiles));

  const has = (names: string[], name: string) => names.some((each) => nameKey(each) === nameKey(name));
  const seen: string[] = [];
  const wrongType: string[] = [];
  const existing: string[] = [];
  const flying: string[] = [];
  const refusals: Refusal[] = [];
  const taken = files.filter(({ name, size }) => {
    const type = fileTypeOf(name);
    const problem = fileNameProblem(name);
    const isRepeated = has(seen, name);
    seen.push(name);
    if (!type || !rules.accept.includes(type)) wrongType.push(name);
    else if (problem) refusals.push({ title: LIBRARY_TEXTS.rejected, message: `${name}: ${problem}` });
    else if (size === 0) refusals.push({ title: LIBRARY_TEXTS.rejected, message: `${name}: ${LIBRARY_TEXTS.empty}` });
    else if (size > FILE_SIZE_MAX_BYTES)
      refusals.push({ title: LIBRARY_TEXTS.rejected, message: `${name}: ${LIBRARY_TEXTS.tooLarge()}` });
    else if (has(rules.inFlight, name) || isRepeated) flying.push(name);
    else if (has(rules.taken, name)) existing.push(name);
    else return true;
    return false;
  });
  if (wrongType.length > 0)
    refusals.push({
      title: LIBRARY_TEXTS.invalidTypes,
      message: SCREEN_TEXTS.wrongTypes(wrongType, typesText(rules.accept)),
    });
  if (existing.length > 0) refusals.push({ title: LIBRARY_TEXTS.rejected, message: LIBRARY_TEXTS.exists(existing) });
  if (flying.length > 0) refusals.push({ title: LIBRARY_TEXTS.rejected, message: LIBRARY_TEXTS.inFlight(flying) });
  return { taken, refusals };
}

/** 'PDF, DOCX, PPTX' */
export const typesText = (types: readonly FileType[]) => types.map((type) => type.toUpperCase()).join(', ');
