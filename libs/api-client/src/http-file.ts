import { http, sendJson, type Transport } from './http';

/**
 * Asks for a file, with a JSON body where there is much to say.
 * @throws ApiError as `http` does
 */
export async function httpFile(transport: Transport, path: string, body?: object): Promise<Blob> {
  let file = new Blob();
  // Apart from `http`, which every page loads: the file is taken out of a success on its way there.
  const taking: Transport = async (...request) => {
    const response = await transport(...request);
    if (!response.ok) return response;
    file = await response.blob();
    return new Response(null, { status: 204 });
  };
  await (body ? sendJson<void>(taking, 'POST', path, body) : http<void>(taking, path));
  return file;
}
