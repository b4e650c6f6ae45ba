// Under `npm run dev` React DOM reports to React Refresh what it renders: this loads before React DOM; all micro-frontends use it.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.reactRefresh = runtime;
