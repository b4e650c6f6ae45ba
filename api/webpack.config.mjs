import { api } from '../tools/webpack/api.mjs';

export default api(import.meta.url);
