import { cindy, fran, session } from '../../test/fixtures';
import { sessionSvg } from './session-svg';

const textOf = (svg: string) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
};

test('the picture of a class says its name and minutes, and what comes in which order', () => {
  expect(textOf(sessionSvg(session({ name: 'Monday & <air>' }, fran, cindy), 'WODs'))).toEqual([
    'TRAINING SESSION',
    '60 min',
    'Monday & <air>',
    '10 min',
    'Warm-up / Mobility',
    '6 min',
    'Fran  21-15-9 for time',
    '20 min',
    'Cindy  AMRAP 20',
    '5 min',
    'Cool-down / Stretch',
    'WODs',
    '2 WODs',
  ]);
});

test('what does not fit is counted', () => {
  const many = textOf(sessionSvg(session({}, ...Array<typeof fran>(12).fill(fran)), 'WODs'));
  expect(many).toContain('+9 more');
  expect(textOf(sessionSvg(session({ mobilityMinutes: 0, cooldownMinutes: 0 }), 'WODs'))).toContain('0 WODs');
});
