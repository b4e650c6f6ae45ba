// Under `npm run dev` React DOM tells React refresh what it draws: this comes before React DOM, and every micro-frontend uses it.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.reactRefresh = runtime;
