// The sections as build.mjs aliases them.
declare module 'mfe-public/routes' {
  export const routes: unknown;
}
declare module 'mfe-sessions/routes' {
  export const routes: unknown;
}
