import { Injectable } from '@nestjs/common';
import type { Answer } from './answer.js';

const MAX_BYTES = 24 * 1024 * 1024;

/** Answers of the current content version by their URL; the least recently used leave when memory is full. */
@Injectable()
export class AnswerCache {
  private readonly answers = new Map<string, Answer>();
  private version = -1;
  private bytes = 0;
  /** How many questions were answered from here, and for how many an answer had to be made. */
  readonly counts = { hits: 0, misses: 0 };

  get(url: string, version: number): Answer | undefined {
    if (version !== this.version) return undefined;
    const answer = this.answers.get(url);
    if (answer) {
      // A Map keeps the order of insertion, so the first key is the one that was used longest ago.
      this.answers.delete(url);
      this.answers.set(url, answer);
    }
    return answer;
  }

  put(url: string, version: number, answer: Answer): void {
    if (version !== this.version) this.clear(version);
    this.drop(url);
    if (answer.size > MAX_BYTES) return;
    this.answers.set(url, answer);
    this.bytes += answer.size;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(url: string): void {
    const answer = this.answers.get(url);
    if (!answer) return;
    this.answers.delete(url);
    this.bytes -= answer.size;
  }

  private clear(version: number): void {
    this.answers.clear();
    this.bytes = 0;
    this.version = version;
  }
}
