import { http, type Transport } from './http';

/**
 * Asks for a file.
 * @throws ApiError as `http` does
 */
export async function httpFile(transport: Transport, path: string): Promise<Blob> {
  let file = new Blob();
  // Apart from `http`, which every page loads: the file is taken out of a success on its way there.
  await http<void>(async (...request) => {
    const response = await transport(...request);
    if (!response.ok) return response;
    file = await response.blob();
    return new Response(null, { status: 204 });
  }, path);
  return file;
}
