import { youtubeEmbedUrl, youtubeId, youtubeWatchUrl } from './video.js';

const ID = 'dQw4w9WgXc_';

describe('youtubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${ID}`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}&t=42s`,
    `https://www.youtube.com/watch?t=42s&v=${ID}&list=PL1`,
    `https://www.youtube.com/watch?feature=share&v=${ID}#comments`,
    `https://youtu.be/${ID}`,
    `http://youtu.be/${ID}/`,
    `https://www.youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc&t=3`,
    `https://youtu.be/${ID}#t=3`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/embed/${ID}?start=3&autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube-nocookie.com/embed/${ID}/`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://m.youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}?feature=shared`,
    `https://www.youtube.com/v/${ID}?version=3`,
    `  https://youtu.be/${ID}  `,
  ])('finds the id in %s', (url) => {
    expect(youtubeId(url)).toBe(ID);
  });

  it.each<string | undefined>([
    undefined,
    '',
    ID,
    `www.youtube.com/watch?v=${ID}`,
    `//www.youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    `javascript:alert("https://youtu.be/${ID}")`,
    `javascript://youtube.com/watch?v=${ID}`,
    `https://vimeo.com/watch?v=${ID}`,
    `https://youtube.com.evil.org/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://evil.org/youtube.com/watch?v=${ID}`,
    `https://evil.org/?u=https://youtu.be/${ID}`,
    `https://evil.org/#https://youtu.be/${ID}`,
    `https://youtube.com@evil.org/watch?v=${ID}`,
    `https://evil@youtube.com/watch?v=${ID}`,
    `https://youtube.com\\@evil.org/watch?v=${ID}`,
    `https://youtube.com:8080/watch?v=${ID}`,
    `https://gaming.youtube.com/watch?v=${ID}`,
    `https://youtu.be.evil.org/${ID}`,
    `https://youtu.be/${ID}x`,
    `https://youtu.be/${ID.slice(1)}`,
    `https://youtu.be/${ID}/more`,
    `https://youtu.be/more/${ID}`,
    `see https://youtu.be/${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    'https://youtu.be/dQw4w9WgXc%',
    'https://youtu.be/dQw4w9WgXc.',
    'https://youtu.be/',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/watch?vv=${ID}`,
    `https://www.youtube.com/watch#v=${ID}`,
    `https://www.youtube.com/watch?list=PL1#v=${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/watchers?v=${ID}`,
    `https://www.youtube.com/more/watch?v=${ID}`,
    `https://www.youtube.com/${ID}`,
    `https://www.youtube.com/embed/${ID}/x`,
    `https://www.youtube.com/x/embed/${ID}`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    `https://www.youtube.com/playlist?v=${ID}`,
    'https://www.youtube.com/@crossfit',
  ])('refuses %s', (url) => {
    expect(youtubeId(url)).toBeUndefined();
  });

  it('gives addresses that lead back to the same video', () => {
    expect(youtubeEmbedUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
    expect(youtubeWatchUrl(ID)).toBe(`https://www.youtube.com/watch?v=${ID}`);
    expect(youtubeId(youtubeEmbedUrl(ID))).toBe(ID);
    expect(youtubeId(youtubeWatchUrl(ID))).toBe(ID);
  });
});
