import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EndTurn, LoopTurns, Pace, QueueFullError, widestNetworkOf } from '@wod/serving';
import { type TrustedProxies, trustsNobody } from '../environment/trusted-proxies.js';
import { seldom } from '../process/seldom.js';
import { STREAM } from './begin-stream.js';
import { type Client, newClient, type UnderWay, whichLeaves } from './clients.js';
import { connectionsFor, openFilesLimit } from './connections.js';
import { listenProblem } from './listen-problem.js';
import { type HeaderFields, headProblem, refusal, refuse, type RefusedStatus, statusOf } from './refusals.js';
import { slowReaders } from './slow-readers.js';
import { stopReadingOnceDestroyed } from './stop-reading.js';
import { UnfinishedBodies } from './unfinished-bodies.js';
import { visitorAddress } from './visitor-address.js';

/** Until a request's head has arrived, in milliseconds. */
const HEAD_MS = 10_000;
/** Until the whole request has arrived: bodies are a few kilobytes, at most 256. */
const REQUEST_MS = 30_000;
/** How often both are checked. */
const CHECK_MS = 1_000;
/** Without a byte in either direction; longer than any answer takes to produce. */
const SILENCE_MS = 60_000;
/** How often slow readers are looked for. */
const LOOK_MS = 500;
/** Between two requests. The gateway's own limit is shorter: see deploy/nginx.conf. */
const IDLE_MS = 5_000;
/** The request line and all headers together. */
const HEAD_BYTES = 16 * 1024;

const LIMITS: ServerOptions = {
  headersTimeout: HEAD_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
  keepAliveTimeout: IDLE_MS,
  maxHeaderSize: HEAD_BYTES,
  // We reject it ourselves, with headers.
  requireHostHeader: false,
};

/** How many requests may wait, in all and per network; far fewer do under load. */
const WAITING = { waiting: 8_000, waitingPerShare: 2_000 };
/** How many requests start in one turn of the event loop: with several networks, so that none waits long for another; with only one. */
const TURNS = { shared: { running: 2, ...WAITING }, alone: { running: 64, ...WAITING } };
/** A browser requests a page's files over a few connections, and a gym has several visitors. */
const PACE = { atOnce: 8, perSecond: 40, shares: 1_000, ...WAITING };
/** How many requests one connection may have under way: browsers and proxies wait for each answer. Each takes a few kilobytes, however small it is. */
const UNANSWERED_MAX = 32;
/** For new connections: each visitor's browser opens up to six. Waiting ones take memory, and none of their bytes are parsed. */
const CONNECTION_PACE = { atOnce: 64, perSecond: 64, shares: 1_000, waiting: 1_000, waitingPerShare: 250 };

/** How many connections wait to be accepted; beyond that the kernel lets clients retry after a second. It caps this at its somaxconn. */
const BACKLOG = 4096;

/** How long requests may continue after the order to stop. */
const GRACE_MS = 10_000;

export interface HttpServerOptions {
  /** Sent with whatever is refused before routing. */
  headers: HeaderFields;
  /** Called when something goes wrong that is not an answer to anyone. */
  warn(message: string, about: { error?: unknown; id?: string }): void;
  /** The proxies trusted to say where a request comes from; none by default. Networks take turns, and a proxy stands for many. */
  isTrusted?: TrustedProxies;
}

/** Answers a request; whatever it throws is answered with 500. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server that drops slow, silent and malformed clients, makes busy ones wait for others, and can be stopped without anyone noticing. */
export class HttpServer extends Server {
  private readonly clients = new Set<Client>();
  private readonly clientOf = new WeakMap<Socket, Client>();
  private readonly turns = { shared: new LoopTurns(TURNS.shared), alone: new LoopTurns(TURNS.alone) };
  private readonly pace = new Pace(PACE);
  private readonly connectionPace = new Pace(CONNECTION_PACE);
  private readonly bodies = new UnfinishedBodies(({ socket }) => this.refuseNow(socket, 413));
  // The same for every request: listeners of their own would cost each more than what they do.
  private readonly onClose = listener((response) => this.closed(response));
  private readonly onStream = listener((response) => this.streamed(response));
  private readonly dropped: (message: string) => void;
  private readonly full: (message: string) => void;
  private readonly unfinished: (message: string) => void;
  private readonly unanswered: (message: string) => void;
  private isStopping = false;

  constructor(
    private readonly answer: Listener,
    private readonly options: HttpServerOptions,
  ) {
    super(LIMITS);
    const say = (message: string) => options.warn(message, {});
    [this.dropped, this.full, this.unfinished, this.unanswered] = [seldom(say), seldom(say), seldom(say), seldom(say)];
    this.setTimeout(SILENCE_MS);
    // Node would silently drop headers beyond a number, even one that a proxy has set; we refuse them.
    this.maxHeadersCount = 0;
    this.maxConnections = connectionsFor(openFilesLimit());
    this.on('request', (request, response) => this.handle(request, response));
    this.on('checkExpectation', ({ socket }) => this.refuseNow(socket, 417));
    this.on('clientError', (error, socket) => void this.refuseBytes(error, socket as Socket));
    // Node's own listener, which starts reading requests.
    const [readRequests] = this.listeners('connection');
    this.removeAllListeners('connection');
    const refused = seldom(say);
    this.on('connection', (socket) => {
      const client = newClient(socket, widestNetworkOf(socket.remoteAddress ?? ''));
      this.clients.add(client);
      this.clientOf.set(socket, client);
      socket.once('close', () => this.disconnected(client));
      if (this.clients.size >= this.maxConnections) this.makeRoom(client);
      this.untilItsTurn(socket).then(
        () => {
          if (socket.destroyed) return;
          readRequests?.call(this, socket);
          stopReadingOnceDestroyed(socket);
        },
        () => {
          socket.resetAndDestroy();
          refused('Connections of a network that opens too many were turned away');
        },
      );
    });
    const looking = setInterval(() => this.dropSlowReaders(), LOOK_MS).unref();
    this.once('close', () => clearInterval(looking));
  }

  /**
   * Starts listening.
   * @returns the port
   * @throws EnvironmentError that names the variable when it can't
   */
  open(port: number, host: string, portVariable = 'PORT'): Promise<number> {
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => reject(listenProblem(error, port, host, portVariable));
      this.once('error', failed);
      this.listen({ port, host, backlog: BACKLOG }, () => {
        this.off('error', failed);
        const warn = seldom(this.options.warn);
        // For example, too many open files when a connection comes in.
        this.on('error', (error) => warn('A connection could not be taken', { error }));
        const address = this.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /**
   * Accepts no more connections, and closes idle ones. Requests in progress, and those that still arrive on the remaining connections, are
   * answered; each answer says that the connection ends. Streams end.
   * @param graceMs after this many milliseconds, whatever is still open is cut off
   */
  stop(graceMs = GRACE_MS): Promise<void> {
    this.isStopping = true;
    for (const { response, isStream } of [...this.clients].flatMap(({ underWay }) => underWay)) {
      if (isStream) response.end();
      else lastOf(response);
    }
    return new Promise((resolve) => {
      const force = setTimeout(() => this.closeAllConnections(), graceMs);
      this.close(() => {
        clearTimeout(force);
        resolve();
      });
      this.closeIdleConnections();
      // Opened in advance and never used: Node doesn't count them as idle.
      for (const { socket } of this.clients) if (socket?.bytesRead === 0) socket.destroy();
    });
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const current: UnderWay = { response, end: ignore, isStream: false };
    const client = this.clientOf.get(request.socket);
    client?.underWay.push(current);
    if (client && client.underWay.length > UNANSWERED_MAX) return this.dropGreedy(request.socket);
    response.on('close', this.onClose);
    response.on(STREAM, this.onStream);
    if (this.isStopping) lastOf(response);
    if (request.headers['transfer-encoding'] !== undefined && !this.isTrusted(request.socket)) return this.refuseNow(request.socket, 411);
    const problem = headProblem(request);
    if (problem) return refuse(response, problem, this.options.headers);
    try {
      const network = this.networkOf(request);
      if (client) client.network = network;
      for (const { socket } of this.bodies.begin(request, network)) this.dropUnfinished(socket);
      if (request.socket.destroyed) return;
      const end = this.pace.begin(network);
      if (end) current.end = end;
      // What needn't wait begins in the same breath.
      if (end && this.turnsOf(network).begin(network)) this.begin(request, response);
      else void this.beginInTurn(request, current, network, end);
    } catch (error) {
      this.failed(response, error);
    }
  }

  /** @param begun what ends its turn at this network's pace, if it has come */
  private async beginInTurn(request: IncomingMessage, current: UnderWay, network: string, begun: EndTurn | undefined): Promise<void> {
    const { response } = current;
    try {
      const end = begun ?? (await this.pace.turn(network));
      // Clients that have left by now get no answer.
      if (request.socket.destroyed) return end();
      current.end = end;
      await this.turnsOf(network).turn(network);
      if (!request.socket.destroyed) this.begin(request, response);
    } catch (error) {
      this.failed(response, error);
    }
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    const answered = this.answer(request, response);
    if (answered instanceof Promise) answered.catch((error: unknown) => this.failed(response, error));
  }

  private failed(response: ServerResponse, error: unknown): void {
    if (error instanceof QueueFullError) return refuse(response, 503, this.options.headers);
    this.options.warn('A request could not be answered', { error, id: response.getHeader('x-request-id')?.toString() });
    if (response.headersSent) response.destroy();
    else refuse(response, 500, this.options.headers);
  }

  private closed(response: ServerResponse): void {
    const underWay = this.clientOf.get(response.req.socket)?.underWay ?? [];
    const at = underWay.findIndex((each) => each.response === response);
    for (const { end } of at < 0 ? [] : underWay.splice(at, 1)) end();
    if (this.isStopping) setImmediate(() => this.closeIdleConnections());
  }

  /** Idle connections give way to a new one, or else one of the network that has most. */
  private makeRoom(newcomer: Client): void {
    this.closeIdleConnections();
    const leaves = whichLeaves(this.clients, newcomer, this.maxConnections);
    if (!leaves) return;
    leaves.socket?.resetAndDestroy();
    this.full(`All ${this.maxConnections} connections are taken, so one of the network that has most was closed`);
  }

  private dropSlowReaders(): void {
    for (const { socket } of slowReaders(this.clients, performance.now())) {
      socket?.destroy();
      this.dropped('Connections were closed whose readers took too little of their answers');
    }
  }

  private dropUnfinished(socket: Socket): void {
    this.refuseNow(socket, 408);
    this.unfinished('Requests were ended that had not arrived, since too much of their network or of all was on its way');
  }

  private dropGreedy(socket: Socket): void {
    this.refuseNow(socket, 503);
    this.unanswered(`Connections were closed that asked for more than ${UNANSWERED_MAX} things without waiting for an answer`);
  }

  private disconnected(client: Client): void {
    for (const { response, end } of client.underWay.splice(0)) {
      end();
      // Node tells only the one that is being sent, not those that wait behind it.
      if (response.socket === null) response.destroy().emit('close');
    }
    this.clients.delete(client);
    client.socket = undefined;
  }

  /** Its turn is over, though its answer goes on. */
  private streamed(response: ServerResponse): void {
    const current = this.clientOf.get(response.req.socket)?.underWay.find((each) => each.response === response);
    if (this.isStopping || !current) return void response.end();
    current.end();
    current.isStream = true;
  }

  private turnsOf(network: string): LoopTurns {
    return this.turns[this.pace.othersAreAbout(network) ? 'shared' : 'alone'];
  }

  private isTrusted({ remoteAddress = '' }: Socket): boolean {
    return this.options.isTrusted?.(remoteAddress, 0) ?? false;
  }

  private networkOf(request: IncomingMessage): string {
    return widestNetworkOf(visitorAddress(request, this.options.isTrusted ?? trustsNobody));
  }

  /** @throws QueueFullError when too many are waiting */
  private async untilItsTurn(socket: Socket): Promise<void> {
    if (this.isTrusted(socket)) return;
    // Nothing else handles its errors while it waits.
    socket.on('error', ignore);
    const end = await this.connectionPace.turn(widestNetworkOf(socket.remoteAddress ?? ''));
    socket.off('error', ignore);
    end();
  }

  /** Rejects bytes that aren't a request, or a request that takes too long to arrive. */
  private async refuseBytes(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
    // Anything else it sends is ignored.
    socket.pause();
    // What it asked for before may be answered at the end of this turn.
    await nextTurn();
    const end = await this.pace.turn(widestNetworkOf(socket.remoteAddress ?? '')).catch(() => undefined);
    if (!end) return void socket.destroy();
    this.refuseNow(socket, statusOf(error));
    end();
  }

  /** Ends a connection, and says why unless an answer is on its way. */
  private refuseNow(socket: Socket, status: RefusedStatus): void {
    const isBusy = this.clientOf.get(socket)?.underWay.some(({ response }) => response.headersSent);
    if (socket.writable && !isBusy) socket.write(refusal(status, this.options.headers));
    socket.destroy();
  }
}

const ignore = () => {};

/** Node calls the listeners of a response as its methods. */
const listener = (listen: (response: ServerResponse) => void) =>
  function onResponse(this: ServerResponse): void {
    listen(this);
  };

/** Announces that the connection ends with this answer. */
function lastOf(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
