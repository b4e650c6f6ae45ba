const tools = new URL('../../../tools/', import.meta.url);

/** The workspace's own scripts, as `npm start` and the release command run them. */
export const tool = <Module>(script: string) => import(new URL(script, tools).href) as Promise<Module>;
