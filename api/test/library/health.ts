import type { RunningApi } from '../running-api.js';

export function healthContract(api: () => RunningApi): void {
  it.each(['/health/live', '/health/ready'])('GET %s answers ok and is never cached', async (path) => {
    const response = await api().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });
}
