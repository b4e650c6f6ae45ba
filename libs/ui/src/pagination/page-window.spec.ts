import { pageWindow } from './page-window';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 26, [1, 2, 3, 4, 5, 'gap', 26]],
  [4, 26, [1, 2, 3, 4, 5, 'gap', 26]],
  [5, 26, [1, 'gap', 4, 5, 6, 'gap', 26]],
  [13, 26, [1, 'gap', 12, 13, 14, 'gap', 26]],
  [22, 26, [1, 'gap', 21, 22, 23, 'gap', 26]],
  [23, 26, [1, 'gap', 22, 23, 24, 25, 26]],
  [26, 26, [1, 'gap', 22, 23, 24, 25, 26]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [99, 26, [1, 'gap', 22, 23, 24, 25, 26]],
  [0, 26, [1, 2, 3, 4, 5, 'gap', 26]],
])('page %i of %i offers %j', (page, pages, slots) => {
  expect(pageWindow(page, pages)).toEqual(slots);
});

test('the current page is always offered and a gap never hides a single number', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const slots = pageWindow(page, pages);
      expect(slots).toContain(page);
      expect(slots.length).toBeLessThanOrEqual(7);
      slots.forEach((slot, index) => {
        if (slot !== 'gap') return;
        expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
