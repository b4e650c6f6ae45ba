import type { Transport } from '@wod/api-client';
import { boardChoiceText } from '@wod/domain';
import { FairQueue, widestNetworkOf } from '@wod/serving';
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

export type Found = Made & { source: 'memory' | 'rendered' };

/**
 * Rendering is done by the one thread that answers everything; while one page waits for the api, another is rendered. The lines
 * hold as much as is worked off within about two seconds.
 */
const LIMITS = { running: 6, waiting: 400, waitingPerShare: 100 };

interface DocumentsOptions {
  request: Transport;
  versions: ContentVersions;
  registry: RemoteRegistry;
  pages: PageHandles;
  /** @param signal aborted when nobody waits for the page any more */
  render(url: URL, visitor: Visitor, transport: Transport, signal: AbortSignal): Promise<RenderedPage>;
}

/** Finds documents in the cache, or renders them: in turn, fairly by network, and each once for all who ask for it meanwhile. */
export class Documents {
  private readonly cache = new DocumentCache();
  private readonly queue = new FairQueue(LIMITS);
  /** By network, so that nobody waits in the line of another. */
  private readonly waiting = new SharedWork<Found>();
  private readonly rendering = new SharedWork<Made>();

  constructor(private readonly options: DocumentsOptions) {}

  /**
   * @param leaving makes the signal that is aborted when the visitor has left
   * @throws QueueFullError when too many pages of the visitor's network wait already; the signal's reason when it is aborted
   */
  async find(asked: URL, visitor: Visitor, leaving: () => AbortSignal): Promise<Found> {
    const url = await pageUrl(asked, this.options.pages);
    // A space ends the address, as none contains one.
    const key = isSitemap(url.pathname) || isPageFile(url.pathname) ? url.pathname : `${url.pathname}${url.search} ${boardChoiceText(boardChoiceOf(visitor))}`;
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

  private async make(url: URL, key: string, state: DocumentState, visitor: Visitor, signal: AbortSignal): Promise<Made> {
    const api = visitorApi(this.options.request, visitor);
    const rendered = await this.options.render(url, visitor, api.transport, signal);
    if (rendered.text === undefined) return rendered;
    const document = textDocument(rendered, api.isPersonal());
    if (!api.isStale()) this.cache.put(key, state, document, api.content());
    return { document };
  }

  private async state(): Promise<DocumentState> {
    const { registry, versions } = this.options;
    const today = new Date().toISOString().slice(0, 10);
    return { versions: await versions(), rest: `${registry.current().version} ${today}` };
  }
}
