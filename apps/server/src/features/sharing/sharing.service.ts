import { randomBytes } from 'node:crypto';
import type { FeedContent } from '@groundwork/contract/innovation-feed';
import type { InsightContent } from '@groundwork/contract/insights';
import { sharedPath } from '@groundwork/contract/paths';
import type { SharedKind, SharedLink } from '@groundwork/contract/sharing';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { shortMail } from '../../platform/mail/short-mail.ts';
import { speechIn } from '../../platform/mail/speech.ts';
import { MESSAGES, offer } from '../../platform/messages.ts';
import type { FeedService } from '../innovation-feed/innovation-feed.service.ts';
import type { InsightService } from '../insights/insights.service.ts';
import { drawCard } from './picture/draw-card.ts';
import { cardOf } from './shared-card.ts';
import type { LinkRow, Shared, SharedItem, SharingRepository } from './sharing.repository.ts';

type Dependencies = {
  links: SharingRepository;
  feed: Pick<FeedService, 'contentFor'>;
  insights: Pick<InsightService, 'contentFor'>;
  mailer: Mailer | null;
  takeMail: RateLimit;
  /** Counted by network address: public pages are read by anybody. */
  takeView: RateLimit;
  appUrl: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
};

/** 144 bits: as good as never the same twice, and nothing that can be tried out. */
const TOKEN_BYTES = 18;
/** Callers without a known address are counted together as this one. */
const NO_ADDRESS = 'unknown';

export function sharingService(deps: Dependencies) {
  const { links, feed, insights, mailer, takeMail, takeView, appUrl, clock, log } = deps;

  /** Somebody who sees a project sees what of it is public; somebody who may change it shares. */
  async function contentOf(actor: Actor, { kind, itemId }: SharedItem, to: 'see' | 'edit') {
    const content = await (kind === 'feed' ? feed : insights).contentFor(actor, itemId, to);
    if (!content) throw new AppError('CONFLICT', MESSAGES.insights.notReady);
    return content;
  }

  const present = (kind: SharedKind, { token, isIndexed, createdAt }: LinkRow): SharedLink => ({
    url: appUrl + sharedPath(kind, token),
    isIndexed,
    createdAt: createdAt.toISOString(),
  });

  async function share(actor: Actor, item: SharedItem): Promise<{ link: SharedLink; title: string }> {
    const content = await contentOf(actor, item, 'edit');
    const row = await links.create(actor, item, randomBytes(TOKEN_BYTES).toString('base64url'), clock.now());
    if (!row) throw new AppError('NOT_FOUND');
    return { link: present(item.kind, row), title: 'headline' in content ? content.headline : content.title };
  }

  async function open(kind: SharedKind, token: string, address: string | null): Promise<Shared> {
    await takeView(address ?? NO_ADDRESS);
    const shared = await links.open(kind, token);
    if (!shared) throw new AppError('NOT_FOUND', MESSAGES.sharing.gone);
    return shared;
  }

  return {
    async link(actor: Actor, item: SharedItem) {
      await contentOf(actor, item, 'see').catch((error) => {
        // An item that is not there yet has no link.
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
      });
      const row = await links.find(item);
      return {
        link: row && present(item.kind, row),
        mail: offer(mailer ? null : MESSAGES.sharing.noMail),
      };
    },

    share: async (actor: Actor, item: SharedItem): Promise<SharedLink> => (await share(actor, item)).link,

    async change(actor: Actor, item: SharedItem, change: { isIndexed: boolean }): Promise<SharedLink> {
      await contentOf(actor, item, 'edit');
      const row = await links.change(item, change);
      if (!row) throw new AppError('NOT_FOUND');
      return present(item.kind, row);
    },

    async revoke(actor: Actor, item: SharedItem): Promise<void> {
      await contentOf(actor, item, 'edit');
      await links.delete(item);
    },

    async email(actor: Actor, { email, name, ...item }: SharedItem & { email: string; name: string }): Promise<void> {
      await contentOf(actor, item, 'edit');
      if (!mailer) throw AppError.validation({ email: [MESSAGES.sharing.noMail] });
      await takeMail(actor.userId);
      const { link, title } = await share(actor, item);
      const { subject, shared, sharedWith, why, read } = MESSAGES.mails.sharing;
      const called = oneLine(title);
      const content = {
        subject: subject(actor.email, called),
        lines: [name ? sharedWith(name, actor.email, called) : shared(actor.email, called), why],
        link: { label: read, url: link.url },
      };
      // Nothing is known of the reader but that the sender writes to them.
      const speech = await speechIn(await links.languageOf(actor));
      try {
        await mailer.send({
          kind: 'sharing',
          to: email,
          ...shortMail(content, speech),
          messageId: `<shared-${randomBytes(12).toString('hex')}@${new URL(appUrl).hostname}>`,
        });
      } catch (error) {
        log.warn('a shared link was not mailed', { error });
        throw new AppError('EXTERNAL_SERVICE', MESSAGES.sharing.failed);
      }
    },

    async feedItem(token: string, address: string | null): Promise<FeedContent> {
      return (await open('feed', token, address)).content as FeedContent;
    },

    async insight(token: string, address: string | null): Promise<InsightContent> {
      return withoutProject((await open('insights', token, address)).content as InsightContent);
    },

    async picture(kind: SharedKind, token: string, address: string | null): Promise<Uint8Array> {
      return drawCard(cardOf(await open(kind, token, address)));
    },

    /** The head of a shared link's page, for sites that show links and for search engines. */
    async pageHead(path: string, address: string | null) {
      const match = /^\/(feed|insights)\/share\/([\w-]{1,64})$/.exec(path);
      if (!match) return null;
      const [, kind, token] = match as unknown as [string, SharedKind, string];
      const shared = await open(kind, token, address).catch((error) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (!shared) return { isFound: false as const };
      const { title, description } = cardOf(shared);
      return {
        isFound: true as const,
        title,
        description,
        url: appUrl + sharedPath(kind, token),
        image: `${appUrl}/api/sharing/${kind}/${token}/picture`,
        isIndexed: shared.isIndexed,
      };
    },
  };
}

export type SharingService = ReturnType<typeof sharingService>;

/** The searches behind figures name the project that they are about: they are for who sees it. */
const withoutProject = (content: InsightContent): InsightContent => ({
  ...content,
  figures: content.figures.map((figure) => ({ ...figure, query: { ...figure.query, filters: {} } })),
});

const SUBJECT_MAX = 150;
/** A line break would end a mail's header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, SUBJECT_MAX);
