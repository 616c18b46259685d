import type { Ports } from '../../ports.ts';
import { assistantServer } from './assistant-server.ts';

export const assistantsModule = ({ appUrl, log }: Pick<Ports, 'appUrl' | 'log'>) => ({
  assistants: assistantServer({ appUrl, log }),
});
