import type { LanguageModel } from './language-model.port.ts';
import { type ModelSettings, modelAddress } from './model-settings.ts';

/** The configured model; null without one. What speaks to it is loaded when it is asked for the first time. */
export function openModel(settings: ModelSettings): LanguageModel | null {
  const address = modelAddress(settings);
  if (!address) return null;
  let opened: Promise<LanguageModel> | undefined;
  return {
    name: address.name,
    async ask(request, signal) {
      opened ??= import('./ai-sdk-model.ts').then(({ aiSdkModel }) => aiSdkModel(address));
      return (await opened).ask(request, signal);
    },
  };
}
