import { youtubePictureUrl } from '@wod/domain';

export type VideoAnswer = 'there' | 'gone' | 'none';

/** ms */
const PATIENCE = 15_000;
/** px; the grey picture that stands for no video is 120 wide */
const NO_PICTURE = 120;

/**
 * Asks YouTube whether it has a video, by its preview picture. An image can be looked at where an answer of another site can't be read, and
 * shows what comes with a 404 too. @returns none where nobody answered: offline, blocked, or `signal` was aborted
 */
export function askYoutube(id: string, signal: AbortSignal): Promise<VideoAnswer> {
  return new Promise((resolve) => {
    const image = new Image();
    const end = (answer: VideoAnswer) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(answer);
    };
    const giveUp = () => {
      image.removeAttribute('src');
      end('none');
    };
    const timer = setTimeout(giveUp, PATIENCE);
    signal.addEventListener('abort', giveUp);
    image.onload = () => end(image.naturalWidth > NO_PICTURE ? 'there' : 'gone');
    image.onerror = () => end('none');
    image.referrerPolicy = 'no-referrer';
    image.src = youtubePictureUrl(id);
  });
}
