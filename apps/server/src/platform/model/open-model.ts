import type { LanguageModel } from './language-model.port.ts';
import { judgeAddress, type ModelAddress, type ModelSettings, modelAddress } from './model-settings.ts';

/** The configured model; null without one. */
export const openModel = (settings: ModelSettings): LanguageModel | null => opened(modelAddress(settings));

/** The model that takes the second look; null where it is the same, or there is none. */
export const openJudge = (settings: ModelSettings): LanguageModel | null => opened(judgeAddress(settings));

/** The model's client is loaded at the first request. */
function opened(address: ModelAddress | null): LanguageModel | null {
  if (!address) return null;
  let model: Promise<LanguageModel> | undefined;
  return {
    name: address.name,
    async ask(request, signal) {
      model ??= import('./ai-sdk-model.ts').then(({ aiSdkModel }) => aiSdkModel(address));
      return (await model).ask(request, signal);
    },
  };
}
