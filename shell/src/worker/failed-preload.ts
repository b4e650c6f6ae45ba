interface Visit {
  readonly preloadResponse: Promise<Response | undefined>;
}

/**
 * Lets the preload of a visit fail where the network does: Firefox answers it with an error instead, which would be shown in place of the page
 * that is kept.
 */
export function failWithPreload(visit: Visit): void {
  const answer = Promise.resolve(visit.preloadResponse).then((response) => {
    if (response?.type === 'error') throw new TypeError('The preload has failed.');
    return response;
  });
  // Not every answer to a visit waits for it.
  answer.catch(() => undefined);
  Object.defineProperty(visit, 'preloadResponse', { value: answer });
}
