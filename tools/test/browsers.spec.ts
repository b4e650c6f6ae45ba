import { STYLES } from '@wod/tools/webpack/browsers';
import TerserPlugin from 'terser-webpack-plugin';

const built = async (css: string) => (await TerserPlugin.lightningCssMinify({ 'a.css': css }, undefined, STYLES)).code;

test('what Safari knows only by its prefix has it', async () => {
  expect(await built('a { user-select: none }')).toBe('a{-webkit-user-select:none;user-select:none}');
});

test('an underline in one declaration is written out for Safari, which would drop it', async () => {
  expect(await built('a { text-decoration: underline 2px }')).toBe('a{text-decoration:underline;text-decoration-thickness:2px}');
});

test('what all of them know stays as it is', async () => {
  const css = 'a{color:light-dark(#000,#fff)}@media (width>=40rem){a{inset:0}}';
  expect(await built(css)).toBe(css);
});
