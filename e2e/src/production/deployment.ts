import { ADMIN } from '../panel/panel';
import { OwnReleases } from '../product/own-releases';
import { SITE_NAME, SITE_ORIGIN } from '../product/product';
import { tool } from '../product/tools';

/** A line of the gateway's log. */
export interface GatewayLine {
  id: string;
  method: string;
  path: string;
  status: number;
  /** who was asked, in turn; empty where the gateway answered itself */
  upstream: string;
}

interface Running {
  /** where the gateway answers */
  readonly address: string;
  /** origins of the single processes */
  readonly apis: readonly string[];
  readonly shells: readonly string[];
  /** MariaDB, whose commits outlive a power cut */
  readonly database: {
    /** Ends it like a power cut. */
    kill(): Promise<void>;
    /** Starts it again on the same data and port. */
    start(): Promise<void>;
  };
  /** Ends an api process like a power cut. */
  killApi(origin: string): Promise<void>;
  /** Starts one again that was killed. */
  startApi(origin: string): void;
  /** what an api process has printed */
  apiLog(origin: string): string;
  /** Starts one more gateway, with nothing behind it. @returns where it answers */
  startBareGateway(): Promise<string>;
  gatewayLog(): Promise<GatewayLine[]>;
  close(): Promise<void>;
}

interface DeploymentTool {
  startDeployment(options: { releases: string; settings: NodeJS.ProcessEnv }): Promise<Running>;
}

interface ProgramsTool {
  missingPackages(): string[];
}

/** The product as docs/operations.md has it run by hand. */
export interface Deployment extends Running {
  readonly releases: OwnReleases;
}

/** The Debian packages that it needs and that are not installed. */
export const missingPackages = (await tool<ProgramsTool>('deployment/programs.mjs')).missingPackages();

export async function startDeployment(): Promise<Deployment> {
  const tools = await tool<DeploymentTool>('deployment/deployment.mjs');
  const releases = await OwnReleases.copy();
  const running = await tools.startDeployment({ releases: releases.directory, settings: { ...ADMIN, SITE_ORIGIN, SITE_NAME } });
  return {
    ...running,
    releases,
    async close() {
      await running.close();
      await releases.remove();
    },
  };
}
