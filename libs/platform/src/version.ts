/** The version of the contract between the shell and its remotes; README.md says what it promises. */
export const PLATFORM_VERSION = '0.4.0';

/** A remote fits when it was built for the same major version and for nothing newer (in 0.x, the same minor version). */
export function fits(built: string, host: string = PLATFORM_VERSION): boolean {
  const [major, minor, patch] = built.split('.').map(Number) as [number, number, number];
  const [hostMajor, hostMinor, hostPatch] = host.split('.').map(Number) as [number, number, number];
  if (major !== hostMajor) return false;
  if (hostMajor === 0 && minor !== hostMinor) return false;
  return minor < hostMinor || (minor === hostMinor && patch <= hostPatch);
}
