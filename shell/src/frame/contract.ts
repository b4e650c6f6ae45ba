import { fits, type RemoteModule } from '@wod/platform';

/** @throws Error when a remote was built for another version of the contract */
export function assertFits(name: string, remote: RemoteModule | undefined): asserts remote is RemoteModule {
  if (typeof remote?.routes !== 'function' || !fits(String(remote.platformVersion))) {
    throw new Error(`${name} was built for version ${remote?.platformVersion} of the contract.`);
  }
}
