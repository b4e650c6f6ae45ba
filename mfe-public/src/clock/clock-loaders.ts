import type { ApiClient } from '@wod/api-client';
import { paths } from '../paths';
import { wodLoader } from '../shared/wod-loader';

const nothingElse = async () => ({});

/** Loads the WOD that the clock in the address is for. */
export const clockLoader = (api: ApiClient) => wodLoader(api, paths.clock, nothingElse);

/** Loads the WOD of the board in the address. */
export const wodWallLoader = (api: ApiClient) => wodLoader(api, paths.wodWall, nothingElse);
