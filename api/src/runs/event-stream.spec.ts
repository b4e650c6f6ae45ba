import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { EventStream } from './event-stream.js';

/** A connection whose reader reads only when told to. */
class SlowResponse extends EventEmitter {
  readonly written: string[] = [];
  isReading = true;
  isOver = false;

  write(text: string): boolean {
    this.written.push(text);
    return this.isReading;
  }

  end(text: string): void {
    this.written.push(text);
    this.destroy();
  }

  destroy(): void {
    this.isOver = true;
    this.emit('close');
  }
}

const open = () => {
  const response = new SlowResponse();
  const onClose = jest.fn();
  const writes: (() => void)[] = [];
  const inTurn = async (write: () => void) => void writes.push(write);
  const stream = new EventStream(response as unknown as ServerResponse, 'a', inTurn, onClose);
  /** Gives it the turns that it waits for. */
  const goOn = () => writes.splice(0).forEach((write) => write());
  return { response, stream, onClose, goOn };
};

it('waits for its turn to send, and then sends only what is newest', () => {
  const { response, stream, goOn } = open();
  for (const event of ['1', '2']) stream.send(event);
  stream.beat('beat');
  expect(response.written).toEqual(['retry: 2000\n\n']);
  goOn();
  goOn();
  expect(response.written.slice(1)).toEqual(['2']);
});

it('sends a slow reader only what is newest', () => {
  const { response, stream, goOn } = open();
  response.isReading = false;
  stream.send('1');
  goOn();
  for (const event of ['2', '3']) stream.send(event);
  stream.beat('beat');
  goOn();
  expect(response.written).toEqual(['retry: 2000\n\n', '1']);
  response.isReading = true;
  response.emit('drain');
  goOn();
  stream.beat('beat');
  goOn();
  expect(response.written.slice(1)).toEqual(['1', '3', 'beat']);
});

it('drops a reader that has read nothing between two beats', () => {
  const { response, stream, onClose, goOn } = open();
  response.isReading = false;
  stream.send('1');
  goOn();
  stream.beat('beat');
  expect(response.isOver).toBe(false);
  stream.beat('beat');
  expect([response.isOver, response.written.at(-1)]).toEqual([true, '1']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is over as soon as it is ended or dropped, which is told once', () => {
  for (const over of ['end', 'drop'] as const) {
    const { response, stream, onClose, goOn } = open();
    stream.send('waits');
    // As of a reader whose leaving was announced before: nothing is announced again.
    response.destroy = () => undefined;
    stream[over]();
    expect(onClose).toHaveBeenCalledTimes(1);
    const { length } = response.written;
    stream.send('late');
    response.emit('close');
    goOn();
    expect([onClose.mock.calls.length, response.written.length]).toEqual([1, length]);
  }
});

it('ends after an hour, and is opened again', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { response, stream } = open();
  now.mockReturnValue(3_600_001);
  stream.beat('beat');
  expect([response.isOver, response.written]).toEqual([true, ['retry: 2000\n\n', '']]);
  now.mockRestore();
});
