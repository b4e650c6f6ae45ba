export { createShell, type Shell, type ShellOptions } from './shell';
