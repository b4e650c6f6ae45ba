/**
 * One address of each public page.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<Record<string, string>>}
 */
export async function publicPages(product) {
  const [wod] = await product.json('/api/wods/recent?limit=1');
  return {
    home: '/',
    list: '/wods',
    detail: `/wods/${wod.id}`,
    exercise: `/exercises/${wod.exercises[0].exerciseId}`,
    'WOD types': '/wod-types',
    about: '/about',
    imprint: '/imprint',
  };
}
