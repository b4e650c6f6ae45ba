import { isHttpUrl } from './url.js';

describe('isHttpUrl', () => {
  it.each([
    'http://example.org',
    'https://example.org/',
    'HTTPS://Example.org/a/b?c=d#e',
    'https://example.org:8443/watch?v=x',
    'https://example.org?x',
    'http://localhost/x',
    'http://x/y',
    'https://bücher.example/ä',
    'https://a-b.example.co.uk',
  ])('takes %s', (url) => {
    expect(isHttpUrl(url)).toBe(true);
  });

  it.each([
    '',
    'example.org',
    'www.example.org/x',
    '//example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'data:text/html,x',
    'https://',
    'https:///x',
    'https://.',
    'https://?x',
    'https:// example.org',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://user:secret@example.org',
    'https://example.org@evil.test',
    'https://example.org\\@evil.test',
    'https://example.org/\\x',
    'https://-example.org',
    'https://example.org:',
    'https://example.org:port',
    ' https://example.org',
    'https://example.org\n',
  ])('refuses %p', (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });
});
