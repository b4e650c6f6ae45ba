import * as testing from '@wod/testing/deployment';
import * as programs from '@wod/testing/programs';
import { ADMIN } from '../panel/panel';
import { OwnReleases } from '../product/own-releases';
import { SITE_NAME, SITE_ORIGIN } from '../product/product';

/** The product run by hand as in docs/operations.md, for a TLS terminator in front. */
export interface Deployment extends testing.Deployment {
  readonly releases: OwnReleases;
}

/** The required Debian packages that are not installed. */
export const missingPackages = programs.missingPackages();

export async function startDeployment(): Promise<Deployment> {
  const releases = await OwnReleases.copy();
  const running = await testing.startDeployment({ releases: releases.directory, settings: { ...ADMIN, SITE_ORIGIN, SITE_NAME, TRUST_PROXY: '2' } });
  return {
    ...running,
    releases,
    async close() {
      await running.close();
      await releases.remove();
    },
  };
}
