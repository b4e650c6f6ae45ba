import { readFileSync } from 'node:fs';
import { isRecord } from '@wod/domain';
import type { Mount, NavEntry } from '../frame/sections';

/** An entry of remotes.json: the pointer to a remote's live release. */
export interface RemoteEntry {
  name: string;
  /** absent while nothing is released */
  version?: string;
  mounts: Mount[];
  nav: NavEntry[];
  /** The paths of its pages, as the router writes them, for a remote whose routes the server doesn't have. */
  pages?: string[];
}

/** What the build of the shell says about its files for the browser. */
export interface Manifest {
  entry: string;
  chunks: Record<string, Files>;
  fonts: string[];
}

interface Files {
  js: string[];
  css: string[];
}

/** A container for the browser, as its mf-manifest.json describes it. */
export interface ContainerFiles {
  /** the container, and the styles that come with it */
  entry: Files;
  /** the same container with a page in it, by the page's name */
  pages: Record<string, Files>;
}

/** What matters here in a container's manifest (tools/webpack/federation.mjs). */
interface ContainerManifest {
  metaData: { remoteEntry: { name: string }; pages?: Record<string, Files> };
  exposes: { assets: { css: { sync: string[] } } }[];
}

type Fields<Shape> = Record<keyof Shape, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);

function isMount(value: unknown): boolean {
  return isRecord(value) && isText(value.path);
}

function isNavEntry(value: unknown): boolean {
  const { label, to, order } = (value ?? {}) as Fields<NavEntry>;
  return isText(label) && isText(to) && typeof order === 'number';
}

function isEntry(value: unknown): value is RemoteEntry {
  const { name, version, mounts, nav, pages = [] } = (value ?? {}) as Fields<RemoteEntry>;
  const isReleased = version === undefined || isText(version);
  return isText(name) && isReleased && isListOf(mounts, isMount) && isListOf(nav, isNavEntry) && isListOf(pages, isText);
}

function isFiles(value: unknown): value is Files {
  const { js, css } = (value ?? {}) as Fields<Files>;
  return isListOf(js, isText) && isListOf(css, isText);
}

function isManifest(value: unknown): value is Manifest {
  const { entry, chunks, fonts } = (value ?? {}) as Fields<Manifest>;
  return isText(entry) && isRecord(chunks) && Object.values(chunks).every(isFiles) && isListOf(fonts, isText);
}

function isExpose(value: unknown): boolean {
  return isListOf((value as Partial<ContainerManifest['exposes'][number]> | null)?.assets?.css?.sync, isText);
}

function isContainerManifest(value: unknown): value is ContainerManifest {
  const { metaData, exposes } = (value ?? {}) as Partial<ContainerManifest>;
  return isText(metaData?.remoteEntry?.name) && Object.values(metaData.pages ?? {}).every(isFiles) && isListOf(exposes, isExpose);
}

/** @throws Error when the file can't be read or is not what the release command writes */
export function readPointers(file: string): RemoteEntry[] {
  const { remotes } = (readJson(file) ?? {}) as { remotes?: unknown };
  if (!Array.isArray(remotes) || !remotes.every(isEntry)) throw new Error(`${file} does not say which releases are live.`);
  return remotes;
}

/** @throws Error when the file can't be read or is not what the build of the shell writes */
export function readManifest(file: string): Manifest {
  const manifest = readJson(file);
  if (!isManifest(manifest)) throw new Error(`${file} does not say what files a release has.`);
  return manifest;
}

/** @throws Error when the file can't be read or is not what the build of a remote writes */
export function readContainerManifest(file: string): ContainerFiles {
  const manifest = readJson(file);
  if (!isContainerManifest(manifest)) throw new Error(`${file} does not say what files a container has.`);
  const {
    metaData: { remoteEntry, pages = {} },
    exposes,
  } = manifest;
  return { entry: { js: [remoteEntry.name], css: exposes.flatMap(({ assets }) => assets.css.sync) }, pages };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}
