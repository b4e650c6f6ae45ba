import { Injectable } from '@nestjs/common';
import { type ContentVersion, MINUTE_MS } from '@wod/domain';
import { Environment } from '../platform/environment/environment.js';

/** The day that it is, in the time zone of the site. */
@Injectable()
export class Today {
  private readonly format: Intl.DateTimeFormat;
  private minute = NaN;
  private held = '';
  /** What every request asks for, until it changes. */
  private latest: { content: ContentVersion; date: string; dated: ContentVersion } | undefined;

  constructor({ timeZone }: Environment) {
    this.format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  }

  /** YYYY-MM-DD. Every zone's midnight is the beginning of a minute, so it is worked out once in each. */
  get date(): string {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.held = this.dateOf(minute * MINUTE_MS);
    }
    return this.held;
  }

  /** The day of a moment, YYYY-MM-DD. @param moment in milliseconds since 1970 */
  dateOf(moment: number): string {
    const parts = Object.fromEntries(this.format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.year}-${parts.month}-${parts.day}`;
  }

  /** Versions that change at midnight too: what is made of the content may say what day it is. */
  dated(content: ContentVersion): ContentVersion {
    const { date } = this;
    if (this.latest?.content !== content || this.latest.date !== date) {
      const { library, sessions } = content;
      this.latest = { content, date, dated: { library: `${library}@${date}`, sessions: `${sessions}@${date}` } };
    }
    return this.latest.dated;
  }
}
