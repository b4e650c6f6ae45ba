import { embedCode, embedPath } from './embed.js';

test('the code is a frame with the card, as wide as its place', () => {
  expect(embedCode({ address: `https://wod.example${embedPath('fran')}`, title: 'Fran' })).toBe(
    '<iframe src="https://wod.example/embed/wods/fran" title="Fran" width="100%" height="480"></iframe>',
  );
});

test('it has the size that it is given', () => {
  expect(embedCode({ address: '/a', title: 'Fran', width: 320, height: 200 })).toContain('width="320" height="200"');
});

test('a name stays a name, whatever it holds', () => {
  expect(embedCode({ address: '/a?b=1&c=2', title: '"><script>alert(1)</script>' })).toBe(
    '<iframe src="/a?b=1&amp;c=2" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="100%" height="480"></iframe>',
  );
});
