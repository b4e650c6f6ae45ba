/** Whether the board has all levels stands in the address, so that a link and a printout have them too. */
export const searchValues = { levels: ['all'] };

export const showsAllLevels = (params: URLSearchParams): boolean => params.get('levels') === 'all';
