/**
 * The version of the contract between the shell and its remotes; README.md says what it promises. The shell shares this library under
 * it, and a remote asks for the range that it was built with.
 */
export const PLATFORM_VERSION = '0.8.0';
