export type Encoding = 'br' | 'gzip';

/** The encoding to answer with, of those that Accept-Encoding allows; undefined for none. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = new Map(
    acceptEncoding.toLowerCase().split(',').map((part): [string, boolean] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const allows = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : undefined;
}
