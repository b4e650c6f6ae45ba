import type { BrowserContext } from '@playwright/test';

const isLocal = (url: string) => !/^https?:/.test(url) || new URL(url).hostname === 'localhost';

/** What a developer would see in the console of every page, and what no page may do. */
export class BrowserLog {
  private readonly lines: string[] = [];
  private readonly expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  private ended = false;

  /** Listens to every page of the context. */
  watch(context: BrowserContext) {
    context.on('console', (message) => {
      // Errors and warnings; React reports a failed hydration as an error.
      if (['error', 'warning'].includes(message.type())) this.add(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.add(`page error: ${error.error().message}`));
    context.on('request', (request) => {
      if (!isLocal(request.url())) this.add(`third-party request: ${request.url()}`);
    });
  }

  /** The test is over: an open page may now lose its server. */
  end() {
    this.ended = true;
  }

  private add(line: string) {
    if (!this.ended) this.lines.push(line);
  }

  /** Declares lines that the test provokes. */
  expect(...lines: RegExp[]) {
    this.expected.push(...lines);
  }

  unexpected(): string[] {
    return this.lines.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}

/** Chromium reports each response with this status as a failed resource. */
export const failedResource = (status: number) => new RegExp(`^error: Failed to load resource: the server responded with a status of ${status}`);
