import { isHttpUrl, youtubeId } from '@wod/domain';

/** What becomes of a video link on the page: `otherwise` says so where it can't be embedded. Nothing while there is no whole address. */
export function videoHint(url: string, otherwise: string): string | undefined {
  if (!isHttpUrl(url.trim())) return undefined;
  return youtubeId(url) === undefined ? otherwise : 'The page shows this YouTube video.';
}
