import type { Transport } from '@wod/api-client';
import { boardChoiceText, type CdnTimes } from '@wod/domain';
import { FairQueue, widestNetworkOf } from '@wod/serving';
import { needsAdmin } from '../frame/sections';
import { boardChoiceOf } from './board-choice';
import type { ContentVersions } from './content-versions';
import { DocumentCache, type DocumentState } from './document-cache';
import type { PageHandles } from './page-handles';
import { isPageFile } from './page-file';
import { pageUrl } from './page-url';
import type { RemoteRegistry } from './remote-registry';
import type { RenderedPage } from './render-page';
import { SharedWork } from './shared-work';
import { isSitemap } from './sitemap';
import { textDocument, type TextDocument } from './text-document';
import { visitorApi, type Visitor } from './visitor-api';

/** A document, or where its page redirects to. */
export type Made = { document: TextDocument } | { document?: undefined; status: number; location: string };

type KeptOrMade = Made & { source: 'memory' | 'rendered' };

export type Found = KeptOrMade & {
  /** how long a CDN may keep it for all who ask for this address with the same choice; undefined when it may not */
  cdn: CdnTimes | undefined;
};

/**
 * Rendering is done by the one thread that answers everything; while one page waits for the api, another is rendered. Pages of one network
 * that wait long leave places for others. The lines hold about as much as is rendered within two seconds.
 */
const LIMITS = { running: 6, runningPerShare: 3, waiting: 400, waitingPerShare: 100 };

interface DocumentsOptions {
  request: Transport;
  versions: ContentVersions;
  registry: RemoteRegistry;
  pages: PageHandles;
  /** how long a CDN may keep what is kept here; undefined when it may not */
  cdn: CdnTimes | undefined;
  /** @param signal aborted when nobody waits for the page any more */
  render(url: URL, visitor: Visitor, transport: Transport, signal: AbortSignal): Promise<RenderedPage>;
}

/** Finds documents in the cache, or renders them: in turn, fairly by network, and each once for all who ask for it meanwhile. */
export class Documents {
  private readonly cache = new DocumentCache();
  private readonly queue = new FairQueue(LIMITS);
  /** By network, so that nobody waits in the line of another. */
  private readonly waiting = new SharedWork<KeptOrMade>();
  private readonly rendering = new SharedWork<Made>();

  constructor(private readonly options: DocumentsOptions) {}

  /**
   * @param leaving makes the signal that is aborted when the visitor has left
   * @throws QueueFullError when too many pages of the visitor's network wait already; the signal's reason when it is aborted
   */
  async find(asked: URL, visitor: Visitor, leaving: () => AbortSignal): Promise<Found> {
    const url = await pageUrl(asked, this.options.pages);
    // A space ends the address, as none contains one.
    const key =
      isSitemap(url.pathname) || isPageFile(url.pathname) ? url.pathname : `${url.pathname}${url.search} ${boardChoiceText(boardChoiceOf(visitor))}`;
    const found = await this.keptOrMade(url, key, visitor, leaving);
    const { cdn } = this.options;
    return { ...found, cdn: cdn && (await this.isShared(found.document, asked, url, key)) ? cdn : undefined };
  }

  private async keptOrMade(url: URL, key: string, visitor: Visitor, leaving: () => AbortSignal): Promise<KeptOrMade> {
    const state = await this.state();
    const kept = this.cache.get(key, state);
    if (kept) return { document: kept, source: 'memory' };

    const network = widestNetworkOf(visitor.address);
    // Whoever asks after a change must not be given what was made before.
    const same = JSON.stringify([key, state, visitor.headers.cookie]);
    return this.waiting.run(`${network} ${same}`, leaving(), async (left) => {
      const end = await this.queue.turn(network, left);
      try {
        const now = await this.state();
        const made = this.cache.get(key, now);
        if (made) return { document: made, source: 'memory' };
        const rendered = await this.rendering.run(same, left, (nobodyWaits) => this.make(url, key, now, visitor, nobodyWaits));
        return { ...rendered, source: 'rendered' };
      } finally {
        end();
      }
    });
  }

  /**
   * Whether a CDN may keep it: it is cached here and still valid, isn't a page of the panel, shows no sessions (whoever planned one must find
   * it as they left it), and its address has only parameters that its page reads, since there is no end to others.
   */
  private async isShared(document: TextDocument | undefined, asked: URL, { pathname, searchParams }: URL, key: string): Promise<boolean> {
    if (!document || document.browserOnly || document.content === 'sessions' || asked.searchParams.size !== searchParams.size) return false;
    return !needsAdmin(this.options.registry.current().sections, pathname) && this.cache.get(key, await this.state()) === document;
  }

  private async make(url: URL, key: string, state: DocumentState, visitor: Visitor, signal: AbortSignal): Promise<Made> {
    const api = visitorApi(this.options.request, visitor);
    const rendered = await this.options.render(url, visitor, api.transport, signal);
    if (rendered.text === undefined) return rendered;
    const document = textDocument(rendered, api.isPersonal(), api.content());
    if (!api.isStale()) this.cache.put(key, state, document);
    return { document };
  }

  private async state(): Promise<DocumentState> {
    const { registry, versions } = this.options;
    const today = new Date().toISOString().slice(0, 10);
    return { versions: await versions(), rest: `${registry.current().version} ${today}` };
  }
}
