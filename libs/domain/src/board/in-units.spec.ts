import { inBothUnits, inUnit } from './in-units.js';

test('what differs is kept in both units', () => {
  const written = inBothUnits((unit) => ({ load: unit === 'kg' ? '43 kg' : '95 lb' }));
  expect(written).toEqual({ kg: { load: '43 kg' }, lb: { load: '95 lb' } });
  expect([inUnit(written, 'kg'), inUnit(written, 'lb')]).toEqual([{ load: '43 kg' }, { load: '95 lb' }]);
});

test('what reads the same is kept once', () => {
  const written = inBothUnits(() => ['400 m run']);
  expect(written).toEqual({ kg: ['400 m run'] });
  expect([inUnit(written, 'kg'), inUnit(written, 'lb')]).toEqual([['400 m run'], ['400 m run']]);
});
