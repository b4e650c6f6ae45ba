import { LIMITS } from '../limits.js';

const LONG_HOSTS = new Set(['youtube.com', 'youtube-nocookie.com'].flatMap((host) => [host, `www.${host}`, `m.${host}`, `music.${host}`]));
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const VIDEO_ID = new RegExp(`^[A-Za-z0-9_-]{${LIMITS.videoIdLength}}$`);
/** Embed paths as long as a video id that aren't one: a playlist, and a channel's live stream. */
const NO_VIDEO = new Set(['videoseries', 'live_stream']);

function candidate(host: string, path: string, query: string): string | undefined {
  if (SHORT_HOSTS.has(host)) return /^\/([^/]+)\/?$/.exec(path)?.[1];
  if (!LONG_HOSTS.has(host)) return undefined;
  if (/^\/watch\/?$/.test(path)) return /(?:^|&)v=([^&]*)/.exec(query)?.[1];
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1];
}

/** The id of a YouTube video link (watch, youtu.be, embed, shorts, live, v, with or without parameters); anything else has none. */
export function youtubeId(url: string | undefined): string | undefined {
  const [, host = '', path = '', query = ''] = /^https?:\/\/([^/?#]+)([^?#]*)\??([^#]*)/i.exec(url?.trim() ?? '') ?? [];
  const id = candidate(host.toLowerCase(), path, query);
  return id !== undefined && VIDEO_ID.test(id) && !NO_VIDEO.has(id) ? id : undefined;
}

/** The address of the player, on the host that sets no cookie before the video is played. */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Where YouTube keeps the preview pictures of videos. */
export const YOUTUBE_PICTURES = 'https://i.ytimg.com';

/** The address of a video's preview picture, 320 px wide. Of a video that is gone, YouTube sends a grey one of 120 px with its 404. */
export function youtubePictureUrl(id: string): string {
  return `${YOUTUBE_PICTURES}/vi/${id}/mqdefault.jpg`;
}

/** The address of the video's page. */
export function youtubeWatchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
