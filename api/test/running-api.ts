import { createServer, type Server } from 'node:http';
import { type Api, type ApiOptions, createApi, readEnvironment } from '../src/index.js';

/** The api behind a real HTTP server. */
export interface RunningApi {
  api: Api;
  /** everything up to /api */
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The JSON of a successful answer. */
  json<Body>(path: string): Promise<Body>;
  stop(): Promise<void>;
}

/** Starts the api on a free port; without a LOG_LEVEL it is silent. */
export async function startApi(variables: NodeJS.ProcessEnv, options?: ApiOptions): Promise<RunningApi> {
  const api = await createApi(readEnvironment({ LOG_LEVEL: 'silent', ...variables }), options);
  // On a busy machine a request may be on its way just when the server closes an idle connection.
  const server = createServer({ keepAliveTimeout: 0 }, api.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server)}/api`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });
  return {
    api,
    url,
    get,
    async json<Body>(path: string) {
      const response = await get(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as Body;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as { port: number }).port;
}
