const DATA = /(?:\/_root)?\.data$/

/** True for the path of a page's data, which the router fetches on navigation. */
export const isDataPath = (path: string) => DATA.test(path)

/**
 * The path of the page whose data a path stands for; the data of a first page is called `_root`, at the
 * site's root or below the prefix of a language. Another path is returned as it is.
 */
export const pagePathOfData = (path: string): string => path.replace(DATA, '') || '/'
