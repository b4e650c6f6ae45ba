import { isHttpUrl, youtubeId } from '@wod/domain';

/** How the page will show a video link: `otherwise` when it can't be embedded, undefined until the address is complete. */
export function videoHint(url: string, otherwise: string): string | undefined {
  if (!isHttpUrl(url.trim())) return undefined;
  return youtubeId(url) === undefined ? otherwise : 'The page shows this YouTube video.';
}
