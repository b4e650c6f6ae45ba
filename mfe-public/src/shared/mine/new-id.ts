/** Also where the page came without TLS, which has no `randomUUID`. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
