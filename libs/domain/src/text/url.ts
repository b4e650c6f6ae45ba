const HTTP_URL = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Whether the text is a complete web address (http or https, a host name, no user name, no spaces). */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && !text.includes('\\');
}
