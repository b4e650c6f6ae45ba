export default async function globalTeardown() {
  await globalThis.privateServer?.stop();
}
