import { request } from 'node:http';
import type { SharedRun } from '@wod/domain';

/** A reader of server-sent events. */
export interface EventReader {
  status: number;
  headers: Record<string, unknown>;
  /** The runs that came so far. */
  runs: SharedRun[];
  /** The names of the other events that came so far. */
  named: string[];
  /** Resolves when the other side has ended it or the connection is gone. */
  closed: Promise<void>;
  /** Resolves once the condition holds after an event. */
  until(isSo: () => boolean): Promise<void>;
  /** Goes away without a word. */
  leave(): void;
  /** Reads no more, or goes on. */
  pause(): void;
  resume(): void;
}

/** Opens a stream of events; resolves once its head has come. */
export function readEvents(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const waiting = new Set<() => void>();
      let text = '';
      const reader: EventReader = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        runs: [],
        named: [],
        closed: new Promise((done) => response.once('close', done)),
        until: (isSo) =>
          new Promise((done) => {
            const look = () => {
              if (!isSo()) return;
              waiting.delete(look);
              done();
            };
            waiting.add(look);
            look();
          }),
        leave: () => asked.destroy(),
        pause: () => void response.pause(),
        resume: () => void response.resume(),
      };
      response
        .setEncoding('utf8')
        .on('error', () => undefined)
        .on('data', (part: string) => {
          const events = (text + part).split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) {
            const name = /^event: (.*)$/m.exec(event)?.[1];
            const data = /^data: (.*)$/m.exec(event)?.[1];
            if (name) reader.named.push(name);
            else if (data) reader.runs.push(JSON.parse(data) as SharedRun);
          }
          for (const look of [...waiting]) look();
        });
      resolve(reader);
    });
    asked.end();
  });
}
