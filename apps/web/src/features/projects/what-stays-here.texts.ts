import { texts } from '@groundwork/contract/texts';

export const STAYS_HERE = texts('what-stays-here', {
  lead: (isReadByModel: boolean) =>
    `This text stays on this server${isReadByModel ? ' and with the language model that its operator has set' : ''}. Public sources are sent only words that you have agreed to.`,
  details: (isReadByModel: boolean) => [
    'You alone see the project, and whom you share it with.',
    'Records are compared with it here, on this server.',
    ...(isReadByModel ? ['The language model is sent this text, to read it and to write reports about it.'] : []),
    'Before public sources are asked, you see each word that would be sent and each source that would get it. Nothing is sent until you press “Ask”.',
    'Names in the text are held back from these words. The project’s history says what was sent, to whom and when.',
    'A project can be set never to ask, and it can be deleted with all that it holds.',
  ],
});
