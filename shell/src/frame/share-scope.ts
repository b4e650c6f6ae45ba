import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as Platform from '@wod/platform';
import React from 'react';
import ReactDOM from 'react-dom';

/** What a host shares, by name and version. */
export type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1];

const share = (version: string, module: object): ShareScope[string] => ({
  [version]: {
    version,
    from: 'shell',
    lib: () => module,
    get: () => () => module,
    loaded: true,
    shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    scope: ['default'],
    strategy: 'loaded-first',
    useIn: [],
    deps: [],
  },
});

/** The shell's copies, in browser and server the only ones there are: a remote has no fallback. */
export const shareScope: ShareScope = {
  react: share(React.version, React),
  'react-dom': share(ReactDOM.version, ReactDOM),
  '@wod/platform': share(Platform.PLATFORM_VERSION, Platform),
};
