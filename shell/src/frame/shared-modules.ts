import * as Platform from '@wod/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';

/** The shell's copies, the only ones there are: a remote has no fallback. */
export const sharedModules: Record<string, unknown> = { react: React, 'react-dom': ReactDOM, '@wod/platform': Platform };
